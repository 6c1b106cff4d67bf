import { sharedPageHomes } from '@app/contract/page-placeholders'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useEffect, useRef } from 'react'
import { AnalysingView, GuestBox, LimitView } from '../../guest/guest-views.tsx'
import { SharedPageFrame } from './shared-page-frame.tsx'
import { SharedSuccess } from './shared-success.tsx'
import { type SharedProblemTurn, type SharedView, useSharedProblem } from './use-shared-problem.ts'
import { ReportPage, type ShownThinker, WritingBox } from './writing-box.tsx'

interface Props {
  shared: SharedView
  thinker: ShownThinker
  /** What stands in the box of the page before this code. */
  typed?: string
}

/** Drawn for guests when the pages are built, filled in by the server, and woken up here, where a session is known. */
export function SharedPage({ shared, thinker, typed = '' }: Props) {
  const turn = useSharedProblem(shared)
  const { stage, resume } = turn
  const isAwake = useRef(false)
  useEffect(() => {
    if (isAwake.current) return
    isAwake.current = true
    resume(typed)
    // Once what was typed is there: a press that came before the code is pressed now.
    setTimeout(markAwake)
  })
  const head = 'visit-head'
  // The focused part has been replaced: the focus goes to the heading of the new one.
  useEffect(() => {
    if (stage !== 'writing') document.getElementById(head)?.focus()
  }, [stage])
  return (
    <SharedPageFrame
      home={sharedPageHomes[turn.isSignedIn ? 'member' : 'guest']}
      report={stage === 'writing' && <ReportPage code={shared.code} />}
    >
      {stage === 'writing' ? (
        <WritingBox shared={shared} thinker={thinker} turn={turn} />
      ) : (
        <AfterWriting shared={shared} turn={turn} head={head} />
      )}
    </SharedPageFrame>
  )
}

function markAwake() {
  for (const place of document.querySelectorAll('[data-asleep]')) {
    place.removeAttribute('data-asleep')
    place.dispatchEvent(new Event('awake', { bubbles: true }))
  }
}

function AfterWriting({ shared, turn, head }: { shared: SharedView; turn: SharedProblemTurn; head: string }) {
  const { stage, limit, ideas } = turn
  if (stage === 'done') return <SharedSuccess shared={shared} turn={turn} head={head} />
  return (
    <GuestBox>
      <h1 className="sr">{sanitizeForDisplay(shared.problem.text)}</h1>
      {stage === 'limit' ? (
        <LimitView head={head} message={limit} />
      ) : (
        <AnalysingView head={head} idea={ideas[0] ?? ''} />
      )}
    </GuestBox>
  )
}
