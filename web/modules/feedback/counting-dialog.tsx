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
    text: 'How many: your different ideas, compared with how many you had room for. If that’s fewer than eight, we use eight.',
  },
  {
    share: percent(partWeights.originality),
    text: 'How unusual: your two most unusual ideas, judged by meaning, rare words and other people’s lists.',
  },
  {
    share: percent(partWeights.flexibility),
    text: `How varied: how many directions your ideas take, and how evenly they’re spread. Shown once you have ${numberInWords(minIdeasForVariety)} ideas.`,
  },
  {
    share: percent(partWeights.elaboration),
    text: `How detailed: the number of words in a typical idea, up to ${numberInWords(maxDetailWords)}. Small words and words from the problem don’t count.`,
  },
]

const steps = [
  'Until other people have solved the problem, “unusual” is a guess based on your words and on ratings of about 12,000 ideas.',
  `Then we compare your list with the ${maxEarlierLists} newest lists. Once there are thirty, we tell you how many people had your idea.`,
  'If we can’t count one of these, the others make up the total.',
  `Repeating one idea costs up to ${percent(monotonyPenalty)} of the total.`,
]

const limits = [
  'Rare isn’t the same as good, and we can’t tell what’s useful.',
  'Longer ideas score a little too high, because people rate them higher.',
  'We only know English words.',

  'Your total never changes, even if the way we count does.',
]

export const CountingDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="How it’s counted" onClosed={onClosed}>
    {() => (
      <div className={styles.counting}>
        <p>It’s just a game score, with weights we chose ourselves.</p>
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
          To measure rarity, we keep word stems and numbers, never your text. Turn this off in{' '}
          <Link className="link" to="/settings">
            settings
          </Link>
          , and we’ll delete them.
        </p>
      </div>
    )}
  </Dialog>
)
