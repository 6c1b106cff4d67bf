import { dayAt } from '@app/domain/day/day'
import { formatDayAndMonth } from '@app/domain/day/day-words'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { User } from '../api/session.ts'
import { withSendLock } from '../device/submission-queue/send-submissions.ts'
import { dismissSynced, useSubmissionQueue } from '../device/submission-queue/submission-queue.ts'
import {
  isQueued,
  isStorageFull,
  listSubmissions,
  saveSubmission,
} from '../device/submission-queue/submission-store.ts'
import { hasChoice, shouldEndWithAllActive } from '../modules/feedback/favourites-choice.ts'
import { FavouritesForm } from '../modules/feedback/favourites-form.tsx'
import { finishedRoundQuery } from '../modules/feedback/feedback.queries.ts'
import { FinishBand } from '../modules/feedback/finish-band.tsx'
import type { FavouritesChoice } from '../modules/feedback/finish-state.ts'
import type { QueuedReply } from '../modules/rounds/submission/queue-submission.ts'
import type { Address } from '../router/navigation.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  user: User
  later: QueuedReply
  round: Parameters<typeof FavouritesForm>[0]['round']
  /** The session showed a step of the coach. */
  hasStep: boolean
  head: RefObject<HTMLHeadingElement | null>
}

/** The finish without network. Once the list is sent, it is the ordinary one. */
export function QueuedSubmission({ user, later, round, hasStep, head }: Props) {
  const { id, ideas } = round
  const sent = useSentReply(id)
  const finished = useQuery({ ...finishedRoundQuery(id), enabled: sent === 'counted' }).data
  const handedIn = sent === 'counted' ? finished : undefined
  const isToday = later.day === dayAt(later.finishedAt, user.timeZone)
  const saved = `Saved. It counts for ${isToday ? 'today' : formatDayAndMonth(later.day)}.`
  const says = <QueuedMessage later={later} sent={sent} isChoice={hasChoice(round)} hasStep={hasStep} />
  // What was told here is no news on the dashboard.
  useEffect(() => dismissSynced, [])
  const isPicked = handedIn !== undefined && !shouldEndWithAllActive(handedIn, true)
  useEffect(() => {
    // The button of the choice has gone.
    if (isPicked && document.activeElement === document.body) head.current?.focus()
  }, [isPicked, head])
  return (
    <>
      <FinishBand
        roundId={id}
        form={round.form}
        count={ideas.length}
        isTaken={handedIn !== undefined}
        kept={handedIn ? null : { saved, says }}
        isUnlit={sent === 'waiting'}
        head={head}
      />
      {isPicked && <NextLink to={`/rounds/${id}`} name="See Your Session" />}
      {!isPicked && sent === 'uncounted' && <NextLink to="/" name="Back to Today" />}
      {!isPicked && sent !== 'uncounted' && (
        <FavouritesForm
          round={round}
          Head="h2"
          isWaiting={!handedIn}
          otherWay={handedIn ? null : <NextLink to="/" name="Back to Today" />}
          onChoice={(choice) => void saveChoiceWithSubmission(user.id, id, choice)}
        />
      )}
    </>
  )
}

const NextLink = ({ to, name }: { to: Address; name: string }) => (
  <Button to={to} size="big">
    {name}
  </Button>
)

type Sent = 'waiting' | 'counted' | 'uncounted'

interface MessageProps extends Pick<Props, 'later' | 'hasStep'> {
  sent: Sent
  isChoice: boolean
}

function QueuedMessage({ later, sent, isChoice, hasStep }: MessageProps) {
  const they = later.texts.length === 1 ? 'it' : 'them'
  const sentences = {
    waiting: `We’ll send ${they} when you’re back online.`,
    counted: `Sent and counted.`,
    uncounted: `Sent, but not counted. The Today page says why.`,
  }
  return (
    <>
      {sent === 'waiting' && <p>{`Your streak will catch up.${isChoice ? ' You can still pick favourites.' : ''}`}</p>}
      <p role="status">
        <span>{sentences[sent]}</span>
      </p>
      {sent === 'waiting' && <p>Then you’ll see your numbers.</p>}
      {sent === 'waiting' && hasStep && <p>We’ll check the coach’s step once you’re online.</p>}
      {later.isStored ? <CloseNote /> : <StayNote />}
    </>
  )
}

/** What was here and is no longer has been taken by the server. */
function useSentReply(id: string): Sent {
  const { waiting, refused, uncounted } = useSubmissionQueue()
  const isHere = [...waiting, ...refused].some(({ about }) => about.id === id)
  const [wasHere, setWasHere] = useState(false)
  if (isHere && !wasHere) setWasHere(true)
  if (isHere || !wasHere) return 'waiting'
  return uncounted.some(({ about }) => about.id === id) ? 'uncounted' : 'counted'
}

/** Never while the list is being sent: it would wait again. */
const saveChoiceWithSubmission = (person: string, roundId: string, chosen: FavouritesChoice) =>
  withSendLock(async () => {
    const list = (await listSubmissions(person)).filter(isQueued).find(({ about }) => about.id === roundId)
    if (list) await saveSubmission({ ...list, chosen })
  })

const CloseNote = () => (
  <p>
    <b>You can close the app.</b>
  </p>
)

const StayNote = () => (
  <p>
    <b>Keep this page open.</b> {isStorageFull() ? 'This device is out of space' : 'This browser can’t store anything'},
    so closing it would lose your ideas.
  </p>
)
