import { maxEarlierLists } from '@app/domain/scoring/score'
import { minIdeasForVariety } from '@app/domain/scoring/shown'
import { maxDetailWords, monotonyPenalty, partWeights } from '@app/domain/scoring/total-score'
import { numberInWords } from '@app/domain/text/number-words'
import { Link } from '../../router/link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import * as styles from './counting-dialog.module.css'

const percent = (part: number): string => `${Math.round(100 * part)} %`

const parts = [
  {
    share: percent(partWeights.fluency),
    text: 'How many: your different ideas, compared with the room you had (at least eight).',
  },
  {
    share: percent(partWeights.originality),
    text: 'How unusual: your two most unusual ideas, by meaning, rare words and other people’s lists.',
  },
  {
    share: percent(partWeights.flexibility),
    text: `How varied: how many directions your ideas take, and how evenly. Shown once you have ${numberInWords(minIdeasForVariety)} ideas.`,
  },
  {
    share: percent(partWeights.elaboration),
    text: `How detailed: words in a typical idea, up to ${numberInWords(maxDetailWords)}. Small words and ones from the problem don’t count.`,
  },
]

const steps = [
  'Until others have had the problem, “unusual” is a guess from your words and from ratings of some 12,000 ideas.',
  `Then we compare with the newest ${maxEarlierLists} lists. Once there are thirty, we say how many had your idea.`,
  'If we can’t count one of these, the others make up the total.',
  `Repeating one idea costs up to ${percent(monotonyPenalty)} of the total.`,
]

const limits = [
  'Rare isn’t the same as good, and we can’t tell what’s useful.',
  'Longer ideas get a little too much, because people rate them higher.',
  'We only know English words.',

  'A total never changes, even when the counting does.',
]

export const CountingDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="How it’s counted" onClosed={onClosed}>
    {() => (
      <div className={styles.counting}>
        <p>We count words and compare lists. We chose the weights. It’s a game score.</p>
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
        <h3>What it can’t know</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p>
          To count rarity, we keep word stems and numbers, without your text or name. Turn this off in{' '}
          <Link className="link" to="/settings">
            settings
          </Link>
          , and we’ll delete them.
        </p>
      </div>
    )}
  </Dialog>
)
