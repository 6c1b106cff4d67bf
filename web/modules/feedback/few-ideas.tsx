import { minIdeasForOrder } from '@app/domain/scoring/order-curve'
import { numberInWords } from '@app/domain/text/number-words'
import { List, Shuffle, Sparkles, Text } from 'lucide-react'
import { Matches } from '../../ui/symbols.tsx'
import type { Feedback } from './feedback.queries.ts'
import * as styles from './few-ideas.module.css'

/** Too few different ideas for an order and four figures. */
export const hasFewIdeas = ({ score }: Feedback): boolean => score.fluency.different < minIdeasForOrder

const measures = [
  { key: 'fluency', name: 'How many', Icon: List },
  { key: 'flexibility', name: 'How varied', Icon: Shuffle },
  { key: 'originality', name: 'How unusual', Icon: Sparkles },
  { key: 'elaboration', name: 'How detailed', Icon: Text },
] as const

export function FewIdeas({ score, sentences }: Feedback) {
  const { different } = score.fluency
  return (
    <section className={styles.fewIdeas} aria-labelledby="what-was-counted">
      <h2 id="what-was-counted">What we counted</h2>
      {sentences.topic !== null && <p className={`muted ${styles.topic}`}>{sentences.topic}</p>}
      <ul className="card">
        {measures.map(({ key, name, Icon }) => (
          <li key={key}>
            <Icon className={styles.counted} aria-hidden="true" />
            <span>
              <b>
                {name}
                <span className="sr">: </span>
              </b>
              {sentences[key]}
            </span>
          </li>
        ))}
      </ul>
      <div className={`${styles.fromSix} onBlock`}>
        <h3>{`From ${numberInWords(minIdeasForOrder)} ideas on`}</h3>
        <div className={styles.six} aria-hidden="true">
          <Matches of={minIdeasForOrder} lit={different} unlit="match-wait" />
        </div>
        <p className="num">
          <b>
            {different} of {minIdeasForOrder}.
          </b>{' '}
          With six you also see:
        </p>
        <ul>
          <li>whether your later ideas were more unusual than your first ones,</li>
          <li>four numbers, each with the sentence that explains it.</li>
        </ul>
      </div>
    </section>
  )
}
