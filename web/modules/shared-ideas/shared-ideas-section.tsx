import { formatNumber } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorMessage, showError } from '../../api/api-error.ts'
import { installationQuery } from '../../api/installation.ts'
import { useIsOffline } from '../../api/network.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { sharingStateText } from './own-shared-idea.tsx'
import { type OwnIdea, ownIdeasQuery, useWithdrawAllIdeas, useWithdrawIdea } from './shared-ideas.queries.ts'
import * as styles from './shared-ideas-section.module.css'

const ideasOnPage = 50

/** Every idea that the person lets others see, each to be taken back. Absent where nothing is shared at all. */
export function SharedIdeasSection() {
  const [page, setPage] = useState(1)
  const installation = useQuery(installationQuery)
  const isOff = installation.data?.sharedIdeas === false
  const { data, isError, refetch } = useQuery({
    ...ownIdeasQuery(page),
    enabled: !(isOff || installation.isPending),
  })
  const isAway = useIsOffline()
  const head = useRef<HTMLHeadingElement>(null)
  const onGone = () => head.current?.focus()
  if (isOff) return null
  return (
    <section aria-labelledby="shared-head" aria-busy={!(data || isError)}>
      <div className="row thing">
        <div>
          <h3 id="shared-head" tabIndex={-1} ref={head}>
            Shared ideas
          </h3>
          {data && <small>{countLine(data.total, data.rows.some(isHidden))}</small>}
        </div>
        {data && !data.rows.every(isHidden) && <TakeBackAll onGone={onGone} />}
      </div>
      {data ? (
        data.total > 0 && (
          <details className={styles.all}>
            <summary>
              <ChevronDown className="i" />
              <span>See Each Idea</span>
            </summary>
            <ul>
              {data.rows.map((idea) => (
                <OwnLine key={idea.roundId} idea={idea} onGone={onGone} />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(data.total / ideasOnPage)} onPage={setPage} />
          </details>
        )
      ) : (
        <LoadError what="your shared ideas" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}

const isHidden = ({ state }: OwnIdea) => state === 'hidden'

function countLine(total: number, isAnyHidden: boolean): string {
  if (total === 0) return 'You haven’t shared any.'
  const counted = `${total === 1 ? 'One' : formatNumber(total)} shared, without your name.`
  return isAnyHidden ? `${counted} Reported ideas are hidden, but still listed here.` : counted
}

/** `onGone` moves the focus: the pressed button has gone with its line. */
function OwnLine({ idea, onGone }: { idea: OwnIdea; onGone: () => void }) {
  const { roundId, text, problemText } = idea
  const takeBack = useWithdrawIdea()
  const press = () => takeBack.mutate(roundId, { onSuccess: onGone, onError: (error) => showError(error) })
  return (
    <li>
      <p className={styles.idea} dir="auto">
        {sanitizeForDisplay(text)}
      </p>
      <p className={`small muted ${styles.about}`} dir="auto">
        <Link to={`/rounds/${roundId}`}>{sanitizeForDisplay(problemText)}</Link>
      </p>
      <p className={`small muted ${styles.about}`}>{sharingStateText(idea)}</p>
      {!isHidden(idea) && (
        <Button kind="line" className={styles.back} isBusy={takeBack.isPending} onClick={press}>
          <Undo2 className="i" />
          <span>
            Take It Back<span className="sr">: {sanitizeForDisplay(text)}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

function TakeBackAll({ onGone }: { onGone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="line" onClick={() => setAsking(true)}>
        Take All Back
      </Button>
      {isAsking && (
        <Dialog title="Take All Back?" onClosed={() => setAsking(false)}>
          {(close) => (
            <Question
              onCancel={close}
              onDone={() => {
                close()
                onGone()
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

function Question({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const { mutate, isPending, error } = useWithdrawAllIdeas(onDone)
  return (
    <div className="stack">
      <p>No one sees your ideas any more. You can share each one again from its session.</p>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div className="row">
        <Button isBusy={isPending} onClick={() => mutate()}>
          Take All Back
        </Button>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
