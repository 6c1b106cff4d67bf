import type { Body } from '@app/contract/calls'
import { pathOf } from '@app/contract/routes'
import { linesOf } from '@app/domain/text/lines'
import { trimmed } from '@app/domain/text/text'
import { useEffect, useState } from 'react'
import { type Genius, geniuses } from './geniuses.ts'
import { forgetIdea, ideasAtMost, storedIdea, storeIdea } from './guest-idea.ts'
import { type GuestProblem, type GuestScore, leaveProblem, limitOf, loadProblem, scoreIdeas } from './guest-problem.ts'

export const analysingMs = 1_500

/** `nothing`: the problem did not load. */
export type Stage = 'loading' | 'nothing' | 'limit' | 'writing' | 'analysing' | 'done'

export function useGuestChallenge() {
  const [stage, setStage] = useState<Stage>('loading')
  const [problem, setProblem] = useState<GuestProblem | null>(null)
  const [limit, setLimit] = useState('')
  const [sessionId] = useState(() => newSessionId(Date.now()))
  const [score, setScore] = useState<GuestScore | null>(null)
  const writing = useWriting(problem)
  const track: Track = (eventType, more) =>
    trackEvent({ eventType, sessionId, ...(problem && { problemId: problem.id }), ...more })

  useEffect(() => {
    if (stage !== 'loading') return
    return whileOpen(loadProblem(), {
      found(problem) {
        setProblem(problem)
        setStage('writing')
      },
      failed(error) {
        const sentence = limitOf(error)
        setLimit(sentence ?? '')
        setStage(sentence === null ? 'nothing' : 'limit')
        // biome-ignore lint/suspicious/noConsole: the visitor sees no cause
        if (sentence === null) console.warn('The problem could not be loaded.', error)
      },
    })
  }, [stage])

  useEffect(() => {
    if (stage !== 'analysing') return
    const timer = setTimeout(() => setStage('done'), analysingMs)
    return () => clearTimeout(timer)
  }, [stage])

  function askScore() {
    if (!problem) return
    track('challenge_complete', { solutionLength: trimmed(writing.written).length })
    setStage('analysing')
    writing.finish()
    // Without an answer the prompt shows no number.
    scoreIdeas(problem.id, writing.ideas.slice(0, ideasAtMost)).then(setScore, () => undefined)
  }

  return { stage, problem, limit, score, track, askScore, writing, again: () => setStage('loading') }
}

function useWriting(problem: GuestProblem | null) {
  const [begun] = useState(() => {
    const stored = storedIdea(Date.now())
    return stored?.isDone ? null : stored
  })
  const [written, setWritten] = useState(begun?.written ?? '')
  const [genius, setGenius] = useState<Genius | undefined>(() => geniuses.find(({ id }) => id === begun?.thinkerId))
  const thinker = genius ?? geniuses[0]
  const ideas = linesOf(written)

  function save(change: { written?: string; thinkerId?: Genius['id']; isDone?: boolean }) {
    if (!problem || !thinker) return
    const idea = { problem, written, thinkerId: thinker.id, isDone: false, savedAt: Date.now(), ...change }
    if (linesOf(idea.written).length > 0) storeIdea(idea)
    else if (!storedIdea(Date.now())?.isDone) forgetIdea()
  }
  return {
    written,
    ideas,
    thinker,
    write(text: string) {
      setWritten(text)
      save({ written: text })
    },
    pick(chosen: Genius) {
      setGenius(chosen)
      save({ thinkerId: chosen.id })
    },
    finish() {
      save({ isDone: true })
      leaveProblem()
    },
  }
}

interface Outcomes<T> {
  found: (value: T) => void
  failed: (error: unknown) => void
}

/** Ignores the promise once the dialog is gone. */
function whileOpen<T>(promise: Promise<T>, { found, failed }: Outcomes<T>) {
  let isOpen = true
  promise.then(
    (value) => isOpen && found(value),
    (error) => isOpen && failed(error),
  )
  return () => {
    isOpen = false
  }
}

export type Challenge = ReturnType<typeof useGuestChallenge>

type Event = Body<'trackGuest'>
export type Track = (eventType: Event['eventType'], more?: Pick<Event, 'geniusName' | 'solutionLength'>) => void

/** One for each opening of the dialog; it identifies nobody. */
export const newSessionId = (now: number): string => `session_${now}_${Math.random().toString(36).slice(2, 12)}`

/** The page may be left at once (`keepalive`); failures are ignored. */
export function trackEvent(event: Event) {
  fetch(pathOf('trackGuest'), {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined)
}
