import { thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'
import type { Body } from '@app/contract/calls'
import { buildPath } from '@app/contract/routes'
import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { trimText } from '@app/domain/text/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { clearGuestIdea, maxGuestIdeas, readGuestIdea, saveGuestForm, saveGuestIdea } from '../../device/guest-idea.ts'
import { thinkerBriefs } from '../rounds/thinker-briefs.ts'
import {
  clearGuestProblem,
  type GuestProblem,
  type GuestScore,
  limitMessageIn,
  loadGuestProblem,
  scoreGuestIdeas,
} from './guest-problem.ts'

export type GuestThinker = Thinker & { rule: string; story: string }

/** Without the muse, which is a machine. */
export const guestThinkers: readonly GuestThinker[] = thinkers
  .filter(({ id }) => id !== 'nova')
  .map((thinker) => ({ ...thinker, rule: thinkerBriefs[thinker.id][1], story: thinkerStories[thinker.id].story }))

const minAnalysingMs = 1_500

/** `nothing`: the problem did not load. */
export type GuestStage = 'loading' | 'nothing' | 'limit' | 'writing' | 'analysing' | 'done'

export function useGuestChallenge() {
  const [stage, setStage] = useState<GuestStage>('loading')
  const [problem, setProblem] = useState<GuestProblem | null>(null)
  const [limit, setLimit] = useState('')
  const [sessionId] = useState(() => createGuestSessionId(Date.now()))
  const [score, setScore] = useState<GuestScore | null>(null)
  const writing = useWriting(problem)
  const track: TrackGuestEvent = (eventType, more) =>
    trackGuestEvent({ eventType, sessionId, ...(problem && { problemId: problem.id }), ...more })

  useEffect(() => {
    if (stage !== 'loading') return
    return whileOpen(loadGuestProblem(), {
      found(problem) {
        setProblem(problem)
        setStage('writing')
      },
      failed(error) {
        const sentence = limitMessageIn(error)
        setLimit(sentence ?? '')
        setStage(sentence === null ? 'nothing' : 'limit')
        // biome-ignore lint/suspicious/noConsole: the visitor sees no cause
        if (sentence === null) console.warn('The problem didn’t load.', error)
      },
    })
  }, [stage])

  useAnalysingEnd(stage === 'analysing', () => setStage('done'))

  function askScore() {
    if (!problem) return
    track('challenge_complete', { solutionLength: trimText(writing.written).length })
    setStage('analysing')
    writing.finish()
    // Without an answer the prompt shows no number.
    scoreGuestIdeas(problem.id, writing.ideas.slice(0, maxGuestIdeas)).then(
      (found) => setScore(saveGuestForm(problem.id, found)),
      () => undefined,
    )
  }

  return { stage, problem, limit, score, track, askScore, writing, again: () => setStage('loading') }
}

/** Calls back once the list has been analysed for as long as a person expects. */
export function useAnalysingEnd(isAnalysing: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isAnalysing) return
    const timer = setTimeout(end, minAnalysingMs)
    return () => clearTimeout(timer)
  }, [isAnalysing])
}

function useWriting(problem: GuestProblem | null) {
  const [begun] = useState(() => {
    const stored = readGuestIdea(Date.now())
    return stored?.isDone ? null : stored
  })
  const [written, setWritten] = useState(begun?.written ?? '')
  const [genius, setGenius] = useState<GuestThinker | undefined>(() =>
    guestThinkers.find(({ id }) => id === begun?.thinkerId),
  )
  const thinker = genius ?? guestThinkers[0]
  const ideas = parseIdeaLines(written)

  function save(change: { written?: string; thinkerId?: GuestThinker['id']; isDone?: boolean }) {
    if (!problem || !thinker) return
    const idea = { problem, written, thinkerId: thinker.id, isDone: false, savedAt: Date.now(), ...change }
    if (parseIdeaLines(idea.written).length > 0) saveGuestIdea(idea)
    else if (!readGuestIdea(Date.now())?.isDone) clearGuestIdea()
  }
  return {
    written,
    ideas,
    thinker,
    write(text: string) {
      setWritten(text)
      save({ written: text })
    },
    pick(chosen: GuestThinker) {
      setGenius(chosen)
      save({ thinkerId: chosen.id })
    },
    finish() {
      save({ isDone: true })
      clearGuestProblem()
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

export type GuestChallenge = ReturnType<typeof useGuestChallenge>

type Event = Body<'trackGuest'>
export type TrackGuestEvent = (
  eventType: Event['eventType'],
  more?: Pick<Event, 'geniusName' | 'solutionLength'>,
) => void

/** One for each opening of the dialog; it identifies nobody. */
export const createGuestSessionId = (now: number): string => `session_${now}_${Math.random().toString(36).slice(2, 12)}`

/** The page may be left at once (`keepalive`); failures are ignored. */
export function trackGuestEvent(event: Event) {
  fetch(buildPath('trackGuest'), {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined)
}
