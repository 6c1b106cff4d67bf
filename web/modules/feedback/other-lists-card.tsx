import { dayAt } from '@app/domain/day/day'
import { formatDayAndMonth, formatTimeAt } from '@app/domain/day/day-words'
import { formatCount, nounFor } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useId } from 'react'
import { useUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { type FinishedRound, useAddOtherList } from './feedback.queries.ts'
import * as styles from './other-lists-card.module.css'

type OtherList = FinishedRound['otherLists'][number]

export function OtherListsCard({ round }: { round: FinishedRound }) {
  const head = useId()
  return (
    <section className={`card ${styles.otherLists}`} aria-labelledby={head}>
      <h2 id={head}>Two lists for one problem</h2>
      <p className="muted">This list reached us first. Ideas from your other device aren’t scored.</p>
      <div className={styles.lists}>
        {round.otherLists.map((list) => (
          <Other key={list.id} round={round} list={list} />
        ))}
      </div>
    </section>
  )
}

function Other({ round, list }: { round: FinishedRound; list: OtherList }) {
  const zone = useUser()?.timeZone ?? 'UTC'
  const add = useAddOtherList(round.id)
  const fresh = list.ideas.filter(({ isNew }) => isNew).length
  const same = list.ideas.length - fresh
  const at = Date.parse(list.finishedAt)
  return (
    <div>
      <h3>
        From a different device, {formatDayAndMonth(dayAt(at, zone))}, {formatTimeAt(at, zone)}
      </h3>
      <p className="muted">
        {`${formatCount(list.ideas.length, round.form)}${same > 0 ? `, ${same} the same` : ''} · ${list.isAdded ? 'added later' : 'not counted'}`}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
      <ul role="list">
        {list.ideas.map(({ text, isNew }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list from a device never changes.
          <li key={place} dir="auto" data-new={isNew}>
            {sanitizeForDisplay(text)}
            {list.isAdded && isNew && <em> (later)</em>}
          </li>
        ))}
      </ul>
      {!list.isAdded && fresh > 0 && (
        <Button isBusy={add.isPending} onClick={() => add.mutate(list.id)}>
          {`Add my ${fresh === 1 ? '' : `${fresh} `}new ${nounFor(fresh, round.form)}`}
        </Button>
      )}
    </div>
  )
}
