import { shownText } from '@app/domain/text/text'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import { asksFirst } from './choice.ts'
import * as styles from './feedback-card.module.css'
import { counted } from './numbering.ts'
import { PickForm } from './pick-form.tsx'

interface Props {
  problemText: string
  ideas: readonly { text: string }[]
}

export function WaitingCard({ problemText, ideas }: Props) {
  if (asksFirst({ feedback: { favourites: null }, ideas }))
    return (
      <div className={styles.asks}>
        <PickForm round={{ id: '', problemText, ideas }} Head="h2" isWaiting />
      </div>
    )
  return (
    <article className={`${styles.done} ${plate.label} ${layout.onBlock}`} aria-labelledby="on-the-way">
      <div className={styles.summary}>
        <h2 id="on-the-way">{counted(ideas.length, 'idea')}, on the way</h2>
        {ideas.map(({ text }) => (
          <blockquote key={text} dir="auto">
            {shownText(text)}
          </blockquote>
        ))}
      </div>
    </article>
  )
}
