import type { Reply } from '@app/contract/calls'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { trimText } from '@app/domain/text/text'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { isRefused } from '../../../api/api-error.ts'
import { maxGuestIdeas, readGuestIdea, saveGuestForm, saveGuestIdea } from '../../../device/guest-idea.ts'
import { limitMessageIn } from '../../guest/guest-problem.ts'
import {
  createGuestSessionId,
  type TrackGuestEvent,
  trackGuestEvent,
  useAnalysingEnd,
} from '../../guest/use-guest-challenge.ts'

export interface SharedView {
  code: string
  problem: { id: string; category: string; text: string }
  thinkerId: ThinkerId
}

type Stage = 'writing' | 'limit' | 'analysing' | 'done'
export type SharedProblemOutcome = Reply<'finishSharedProblem'>

/** Takes the visitor's place for the problem when the page wakes up. Asked again where the network failed. */
function useOpened(code: string, onLimit: (sentence: string) => void) {
  const [isSignedIn, setSignedIn] = useState(false)
  const opened = useRef<Promise<boolean>>(undefined)
  /** Says whether the problem may be handed in. */
  async function begin() {
    try {
      const reply = await api.openSharedProblem({ params: { code } })
      setSignedIn(reply.isSignedIn)
      return true
    } catch (error) {
      opened.current = undefined
      const sentence = limitMessageIn(error)
      if (sentence !== null) onLimit(sentence)
      // The server has the page for a link that has gone meanwhile.
      if (isRefused(error, 'not_found', 'link_over')) location.reload()
      return false
    }
  }
  function open() {
    opened.current ??= begin()
    return opened.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => void open(), [])
  return { isSignedIn, open }
}

/** A guest's turn at the problem of a link, as the guest dialog has it. */
export function useSharedProblem({ code, problem, thinkerId }: SharedView) {
  const [stage, setStage] = useState<Stage>('writing')
  const [limit, setLimit] = useState('')
  const [outcome, setOutcome] = useState<SharedProblemOutcome | null>(null)
  const [written, setWritten] = useState('')
  const [isSeenBefore, setSeenBefore] = useState(false)
  const [sessionId] = useState(() => createGuestSessionId(Date.now()))
  const ideas = parseIdeaLines(written)
  const { isSignedIn, open } = useOpened(code, (sentence) => {
    setLimit(sentence)
    setStage('limit')
  })
  // The funnel counts guests.
  const track: TrackGuestEvent = (eventType, more) =>
    !isSignedIn && trackGuestEvent({ eventType, sessionId, problemId: problem.id, source: 'shared', ...more })

  useAnalysingEnd(stage === 'analysing', () => setStage('done'))

  const keep = (text: string, isDone: boolean) =>
    saveGuestIdea({ problem, written: text, thinkerId, isDone, savedAt: Date.now() })

  function write(text: string) {
    setWritten(text)
    // A list that was handed in, here or in another tab, waits for an account.
    if (parseIdeaLines(text).length > 0 && !storedHere(problem.id)?.isDone) keep(text, false)
  }
  async function askOutcome(solutions: string[]) {
    if (!(await open())) return
    const body = { problemId: problem.id, solutions: solutions.slice(0, maxGuestIdeas) }
    // Without an answer there is no number and no card.
    api.finishSharedProblem({ params: { code }, body }).then(
      (found) => setOutcome(saveGuestForm(problem.id, found)),
      () => undefined,
    )
  }
  /** What stands in the box, which may have been written before this code; says whether there was an idea. */
  function handIn(text: string) {
    const list = parseIdeaLines(text)
    if (list.length === 0) return false
    track('challenge_complete', { solutionLength: trimText(text).length })
    setWritten(text)
    setStage('analysing')
    keep(text, true)
    void askOutcome(list)
    return true
  }
  /** After a reload; `typed` was written while the code was on its way. */
  function resume(typed: string) {
    const stored = storedHere(problem.id)
    if (!stored?.isDone) return write(typed || (stored?.written ?? ''))
    setWritten(stored.written)
    setSeenBefore(true)
    setStage('done')
    void askOutcome(parseIdeaLines(stored.written))
  }
  return { stage, limit, isSignedIn, isSeenBefore, outcome, written, ideas, track, write, handIn, resume }
}

export type SharedProblemTurn = ReturnType<typeof useSharedProblem>

function storedHere(problemId: string) {
  const stored = readGuestIdea(Date.now())
  return stored?.problem.id === problemId ? stored : null
}
