import { formatCount } from '@app/domain/text/number-words'
import { CircleCheck, CloudUpload, HardDrive, Info, RefreshCw, TriangleAlert } from 'lucide-react'
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react'
import {
  dismissReason,
  dismissSynced,
  mayResend,
  resendSubmission,
  type SubmissionQueue,
  useSubmissionQueue,
} from '../../device/submission-queue/submission-queue.ts'
import {
  deleteSubmissions,
  isStorageFull,
  type StoredSubmission,
  type SubmissionWith,
} from '../../device/submission-queue/submission-store.ts'
import { Link } from '../../router/link.tsx'
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts'
import { showToast } from '../../ui/toast.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { notCountedTexts } from './not-counted-reasons.ts'
import * as styles from './strip.module.css'

interface StripProps {
  tone?: 'wait' | 'ok' | 'bad'
  Icon: ComponentType<{ className?: string }>
  title: string
  children?: ReactNode
  actions?: ReactElement
}

export const StatusLine = ({ tone, Icon, title, children, actions }: StripProps) => (
  <p className={styles.strip} data-tone={tone} data-part="strip">
    <Icon className="i" />
    <span>
      <b>{title}</b> <span>{children}</span>
    </span>
    {actions && <span className={styles.actions}>{actions}</span>}
  </p>
)

export function SubmissionQueueLines({ streak }: { streak: number }) {
  const queue = useSubmissionQueue()
  useEffect(() => dismissSynced, [])
  return (
    <>
      <div className={queue.refused.length > 0 || isShown(queue) ? styles.lines : undefined} role="status">
        <StateLine queue={queue} streak={streak} />
        {queue.uncounted.map((sent) => (
          <StatusLine
            key={sent.id}
            Icon={Info}
            title="In your history, but not counted"
            actions={
              <button type="button" className="link" onClick={() => void dismissReason(sent)}>
                Hide
              </button>
            }
          >
            {notCountedTexts[sent.reason]} <Link to={`/rounds/${sent.about.id}`}>“{sent.about.title}”</Link>
          </StatusLine>
        ))}
        {queue.refused.map((unsent) => (
          <RefusedLine key={unsent.id} unsent={unsent} />
        ))}
      </div>
      {isSendable(queue) && <Written {...queue} />}
    </>
  )
}

/** Until they are sent they have no page of their own; its link comes into their place. */
const Written = ({ waiting, syncedIds }: SubmissionQueue) => {
  const lastId = waiting.length === 0 ? syncedIds.at(-1) : undefined
  const link = useFocusIfLost<HTMLAnchorElement>(lastId !== undefined)
  return (
    <div className={styles.written}>
      {waiting.length > 0 && (
        <details>
          <summary>What you wrote</summary>
          {waiting.map(({ id, about }) => (
            <div key={id}>
              <b>{about.title}</b>
              <ol>
                {about.texts.map((text, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
                  <li key={place}>{text}</li>
                ))}
              </ol>
            </div>
          ))}
        </details>
      )}
      {lastId && (
        <Link className="link" ref={link} to={`/rounds/${lastId}`}>
          See Your Session
        </Link>
      )}
    </div>
  )
}

const isSendable = ({ waiting, sending, syncedIds }: SubmissionQueue) =>
  sending !== null || waiting.length + syncedIds.length > 0

const isShown = (queue: SubmissionQueue) => isSendable(queue) || queue.uncounted.length > 0

const sessions = (count: number) => formatCount(count, 'session')
const ideas = (count: number) => formatCount(count, 'idea')

function StateLine({ queue, streak }: { queue: SubmissionQueue; streak: number }) {
  const { waiting, sending, syncedIds, isSignedOut, isServerBusy, isDeviceFull } = queue
  const [first] = waiting
  if (first && isDeviceFull) return <NotStoredLine waiting={waiting} />
  if (first && isSignedOut)
    return (
      <StatusLine
        tone="bad"
        Icon={TriangleAlert}
        title="You’re signed out"
        actions={
          <a className="link" href="/login">
            Sign In
          </a>
        }
      >
        {`Sign in to send your ${waiting.length === 1 ? 'session' : 'sessions'}.`}
      </StatusLine>
    )
  if (sending)
    return <StatusLine tone="wait" Icon={RefreshCw} title={`Sending ${sending.number} of ${sessions(sending.of)}`} />
  if (first) return <WaitingLine waiting={waiting} what={isServerBusy ? 'the server' : 'a connection'} />
  if (syncedIds.length === 0) return null
  return (
    <StatusLine tone="ok" Icon={CircleCheck} title="Synced">
      {`${sessions(syncedIds.length)} sent, streak ${formatCount(streak, 'day')}.`}
    </StatusLine>
  )
}

function WaitingLine({ waiting, what }: { waiting: readonly StoredSubmission[]; what: string }) {
  const count = waiting.reduce((sum, { about }) => sum + about.texts.length, 0)
  return (
    <StatusLine
      tone="wait"
      Icon={CloudUpload}
      title={`Waiting for ${what}: ${sessions(waiting.length)}, ${ideas(count)}.`}
    >
      Sends automatically.
    </StatusLine>
  )
}

const NotStoredLine = ({ waiting }: { waiting: readonly StoredSubmission[] }) =>
  isStorageFull() ? (
    <StatusLine
      tone="bad"
      Icon={HardDrive}
      title="This device is out of space"
      actions={<CopyButton unsent={waiting} />}
    >
      Free up space or copy your ideas now.
    </StatusLine>
  ) : (
    <StatusLine
      tone="bad"
      Icon={HardDrive}
      title="This browser can’t store anything:"
      actions={<CopyButton unsent={waiting} />}
    >
      copy your ideas now.
    </StatusLine>
  )

const RefusedLine = ({ unsent }: { unsent: SubmissionWith<'refused'> }) => (
  <StatusLine
    tone="bad"
    Icon={TriangleAlert}
    title="Not counted"
    actions={
      <>
        {mayResend(unsent) && (
          <button type="button" className="link" onClick={() => void resendSubmission(unsent)}>
            Send Again
          </button>
        )}
        <CopyButton unsent={[unsent]} />
        <button type="button" className="link" onClick={() => void deleteSubmissions([unsent])}>
          Delete
        </button>
      </>
    }
  >
    {`${unsent.refusal.message} Your ${ideas(unsent.about.texts.length)} for “${unsent.about.title}” are still on this device.`}
  </StatusLine>
)

export const formatSubmissions = (
  unsent: readonly { about: Pick<StoredSubmission['about'], 'day' | 'title' | 'texts'> }[],
) =>
  unsent
    .map(({ about }) => [about.day, about.title, ...about.texts.map((text, at) => `${at + 1}. ${text}`)].join('\n'))
    .join('\n\n')

const CopyButton = ({ unsent }: { unsent: readonly StoredSubmission[] }) => (
  <button type="button" className="link" onClick={() => void copy(formatSubmissions(unsent))}>
    Copy
  </button>
)

async function copy(text: string) {
  if (await copyToClipboard(text)) showToast({ title: 'Copied', text: 'Ready to paste.' })
  else showToast({ title: 'Not Copied', text: 'Open what you wrote and copy it yourself.', tone: 'danger' })
}
