import { thinkers } from '@app/content/thinkers'
import { inkLevelOf, roundsPerInkLevel } from '@app/domain/rounds/ink-level'
import { Link } from '../../router/link.tsx'
import { Matches } from '../../ui/symbols.tsx'
import { InkPlate, inkText } from '../rounds/ink-plate.tsx'
import * as styles from './answer-card.module.css'
import type { FinishedRound } from './feedback.queries.ts'
import { thinkerCaption } from './finish-band.tsx'

type Thinker = (typeof thinkers)[number]

/** What the thinker says to the list, the rule that chose it, and the ink that the session has put on the plate. */
export function AnswerCard({ round }: { round: FinishedRound }) {
  const { thinkerId, thinkerSessions = 0, answer = null } = round
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  if (!thinker || thinkerSessions === 0) return null
  const isFresh = roundsPerInkLevel.some((session) => session === thinkerSessions)
  return (
    <section className={`${styles.answer} label`} aria-labelledby="answer">
      <Link to="/album" className={styles.plate} aria-label="Your album of plates">
        <InkPlate id={thinker.id} level={inkLevelOf(thinkerSessions)} isFresh={isFresh} />
      </Link>
      <div className={styles.says}>
        <h2 id="answer" className={styles.manner}>
          {`${answer ? thinkerCaption(thinker.id, thinker.name) : thinker.name} ${thinker.emoji}`}
        </h2>
        <p className={answer ? styles.line : undefined}>{answer ? answer.line : thinker.cta}</p>
        {answer && <p className={styles.why}>{whyOf(thinker, answer.rule)}</p>}
        <Ink thinker={thinker} sessions={thinkerSessions} />
      </div>
    </section>
  )
}

const whyOf = ({ id, shortName }: Thinker, rule: string) =>
  `Our words${id === 'my-own-path' ? '' : `, not ${shortName}’s`}. A rule chose them: ${rule}`

const whole = roundsPerInkLevel[2]

function Ink({ thinker, sessions }: { thinker: Thinker; sessions: number }) {
  const { has, next } = inkText(thinker, sessions)
  return (
    <div className={`row ${styles.ink}`}>
      <span className={styles.steps} aria-hidden="true">
        <Matches of={whole} lit={Math.min(whole, sessions)} unlit="match-wait" />
      </span>
      <p>
        <b>{`${has}.`}</b> {next && <span>{next}</span>}
      </p>
    </div>
  )
}
