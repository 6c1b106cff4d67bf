import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { type Answer, ada } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'
import type { HistoryIdea } from '../history.queries.ts'

export const list = routes.listSolutions
const premium = { ...ada, plan: 'premium', timeZone: 'Europe/Berlin' } as const

export const idea = (change: Partial<HistoryIdea>): HistoryIdea => ({
  id: crypto.randomUUID(),
  solutionText: 'A bench',
  submissionMethod: 'text',
  sessionType: 'daily',
  customProblemText: null,
  problemText: 'How to wait well?',
  problemSource: 'bank',
  createdAt: '2026-03-14T12:00:00.000Z',
  isExported: false,
  notCounted: null,
  position: 1,
  roundId: '5a0c7c0e-0000-4000-8000-000000000001',
  isOnPageBefore: false,
  isOnPageAfter: false,
  ...change,
})
export const answer = (solutions: HistoryIdea[], pages = 1, total = solutions.length): Answer => [
  200,
  { solutions, pagination: { total, pages } },
]

export function open(answers: Record<string, Answer> = {}, query = '') {
  return visit(`/solution-history${query}`, {
    [routes.currentUser]: [200, premium],
    [list]: answer([idea({})]),
    ...answers,
  })
}

export const askedFor = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ call }) => call === list).map(({ search }) => search)
export const blocks = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((head) => head.closest('section') as HTMLElement)
export const linesOf = (block: HTMLElement) =>
  within(block)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
