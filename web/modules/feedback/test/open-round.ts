import { type Answer, callTo } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'
import type { FinishedRound } from '../feedback.queries.ts'

export const pathOf = (round: FinishedRound) => `/rounds/${round.id}`

export const open = (round: FinishedRound, answers: Record<string, Answer> = {}) =>
  visit(pathOf(round), { [callTo('finishedRound', { id: round.id })]: [200, round], ...answers })

export const page = () => document.querySelector('main')?.textContent ?? ''
