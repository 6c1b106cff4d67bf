import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './score-part.module.css'

const parts = [
  { share: '30 %', text: 'Fluency: different ideas, of as many as you had slots, of eight at least.' },
  {
    share: '30 %',
    text: 'Originality: the mean of your two most unusual ideas, by lists of others and by rare words.',
  },
  { share: '25 %', text: 'Flexibility: how evenly your ideas spread over kinds of approach.' },
  { share: '15 %', text: 'Elaboration: telling words in an idea in the middle of your list, up to eight.' },
]

const limits = [
  'Rare is not the same as good, and whether an idea is useful is not seen at all.',
  'Longer ideas get a little more than they should, up to a cap.',
  'The word lists are English. Other languages are compared by their letters.',
  'With few people, rarity is noise. Below thirty we do not say how many had your idea.',
  'A total stays as it was counted, even when more people come or the counting changes.',
]

/** How a total comes about, and what it cannot tell. */
export const CountingDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="How it is counted" onClosed={onClosed}>
    {() => (
      <div className={styles.counting}>
        <p>It counts words and compares lists. The weights are our choice, not science; this is a game score.</p>
        <dl>
          {parts.map(({ share, text }) => (
            <div key={text}>
              <dt className={layout.num}>{share}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>What it does not know</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p>
          For rarity we keep word stems of a list, without its text and without your name. You can leave this in the{' '}
          <Link className={buttons.link} to="/settings">
            settings
          </Link>
          ; then they are removed.
        </p>
      </div>
    )}
  </Dialog>
)
