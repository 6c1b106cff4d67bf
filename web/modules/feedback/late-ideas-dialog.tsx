import { Dialog } from '../../ui/dialog.tsx'
import { sources } from '../../ui/sources.ts'
import * as styles from './score-section.module.css'

const quoted = ['beaty', 'lucas', 'order']

export const LateIdeasDialog = ({ title, onClosed }: { title: string; onClosed: () => void }) => (
  <Dialog title={title} onClosed={onClosed}>
    {() => (
      <div className={styles.counting}>
        <p>
          In lists of ideas the later ones tend to be the more original (Beaty &amp; Silvia 2012). One explanation: what
          lies near comes first, to you as to everybody. Only when it is used up do you look further away.
        </p>
        <p>
          People expect the opposite. In eight studies (Lucas &amp; Nordgren 2020) they foresaw that they would run dry,
          while their ideas held or got better. Those who believed in the decline stopped earlier, and being told of it
          weakened the belief.
        </p>
        <h3>What speaks against it</h3>
        <ul>
          <li>It is a tendency of many lists. A single one, such as yours, may go the other way.</li>
          <li>Of 595 people, those who listed more had the less original ideas on the whole (2024).</li>
          <li>More unusual is not the same as better.</li>
        </ul>
        <h3>Sources</h3>
        <ul>
          {sources
            .filter(({ id }) => quoted.includes(id))
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ul>
      </div>
    )}
  </Dialog>
)
