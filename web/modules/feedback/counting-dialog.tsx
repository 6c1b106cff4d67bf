import { maxEarlierLists } from '@app/domain/scoring/score'
import { monotonyPenalty, partWeights } from '@app/domain/scoring/total-score'
import { Link } from '../../router/link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import * as styles from './counting-dialog.module.css'

const percent = (part: number): string => `${Math.round(100 * part)} %`

const parts = [
  {
    share: percent(partWeights.fluency),
    text: 'Fluency: different ideas, of as many as you had slots, of eight at least.',
  },
  {
    share: percent(partWeights.originality),
    text: 'Originality: the mean of your two most unusual ideas, by what their words mean, by rare words and by lists of others.',
  },
  {
    share: percent(partWeights.flexibility),
    text: 'Flexibility: how evenly your ideas spread over kinds of approach.',
  },
  {
    share: percent(partWeights.elaboration),
    text: 'Elaboration: telling words in an idea in the middle of your list, up to eight.',
  },
]

const steps = [
  'Before others have had the problem, originality is estimated from word meanings: what an idea says, how far it lies from the problem, how far apart its words are, how rare they are in English and how many there are. How much each counts was fitted to ratings that people gave to some 12,000 ideas.',
  `With every list of others it counts more how far an idea lies from theirs and how rare its words are. The newest ${maxEarlierLists} lists are read, and from thirty on we say how many people had your idea.`,
  'Where nothing is known of the words, originality is left out and the other three make the total.',
  `A list that very probably says one idea again and again loses up to ${percent(monotonyPenalty)} of its total.`,
]

const limits = [
  'Rare is not the same as good, and whether an idea is useful is not seen at all.',
  'Longer ideas get more than they should, up to a cap: people rate them higher, and so the estimate does.',
  'The meanings are those of English words. In other languages originality waits for lists of others.',
  'With few people, rarity is noise. Below thirty we do not say how many had your idea.',
  'A total stays as it was counted, even when more people come or the counting changes.',
]

export const CountingDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="How it is counted" onClosed={onClosed}>
    {() => (
      <div className={styles.counting}>
        <p>It counts words and compares lists. The weights of the four are our choice; this is a game score.</p>
        <dl>
          {parts.map(({ share, text }) => (
            <div key={text}>
              <dt className="num">{share}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>Step by step</h3>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <h3>What it does not know</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p>
          For rarity we keep word stems of a list and numbers for what they mean, without its text and without your
          name. You can leave this in the{' '}
          <Link className="link" to="/settings">
            settings
          </Link>
          ; then they are removed.
        </p>
      </div>
    )}
  </Dialog>
)
