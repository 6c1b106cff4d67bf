import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { fewFigures, figures } from './analytics-figures.ts'

const asItIs = async () => undefined

const list = [
  {
    label: 'How could strangers waiting at the same stop make the wait pleasant?',
    sessionType: 'daily',
    createdAt: '2026-11-20T08:12:00.000Z',
    isExported: false,
    ideas: [
      'Put up a shelf with books to swap.',
      'A bench that faces the other bench.',
      'A chess game painted on the ground, one move per wait.',
      'A sand timer as tall as a child that runs until the bus comes.',
    ],
  },
  {
    label: 'My sister moves to the coast. How do we keep our Sunday walk?',
    sessionType: 'custom',
    createdAt: '2026-11-19T18:40:00.000Z',
    isExported: true,
    ideas: [
      'Same hour, two phones, each describes what the other cannot see.',
      'One walks, one draws the walk from the description.',
      'Post a stone from each walk. Build two cairns.',
    ],
  },
  {
    label: 'Find new uses for a chair with three legs.',
    sessionType: 'daily',
    createdAt: '2026-11-19T08:02:00.000Z',
    isExported: true,
    ideas: ['Lean it on the garden wall: a shelf that nobody dares to sit on.', 'Teach balance.'],
  },
] as const

const solutions = list.flatMap(({ label, ideas, ...round }, number) =>
  ideas
    .map((solutionText, at) => ({
      ...round,
      roundId: `round-${number}`,
      id: crypto.randomUUID(),
      solutionText,
      position: at + 1,
      submissionMethod: at > 1 ? 'voice' : 'text',
      customProblemText: round.sessionType === 'custom' ? label : null,
      problemText: round.sessionType === 'daily' ? label : null,
    }))
    .toReversed(),
)
const page = (found: typeof solutions, total: number, pages: number) =>
  [200, { solutions: found, pagination: { total, pages } }] as const

const history = `${buildPath('listSolutions')}?page=1&limit=20&type=all`
const status = buildPath('sessionStatus')

async function fill(tab: Page) {
  await tab.getByLabel('Your problem').fill('My sister moves to the coast. How do we keep our Sunday walk?')
  for (const [at, idea] of (list[1]?.ideas.slice(0, 2) ?? []).entries())
    await tab.getByRole('textbox', { name: `Idea ${at + 1}`, exact: true }).fill(idea)
}

interface PremiumScreen {
  name: string
  path: string
  as: 'Nora' | 'Maya'
  answers?: Record<string, readonly [status: number, body: unknown]>
  prepare: (page: Page) => Promise<void>
}

/** What comes with Premium, for Nora who has it and for Maya who has not. */
const screens: readonly PremiumScreen[] = [
  { name: 'dashboard-premium', path: '/', as: 'Nora', prepare: asItIs },
  {
    name: 'solve-focus',
    path: '/solve',
    as: 'Nora',
    prepare: async (tab) => {
      await tab.getByRole('button', { name: 'Focus mode' }).click()
      await tab.getByRole('textbox', { name: 'Idea 1', exact: true }).fill('A bench that faces the other bench.')
    },
  },
  { name: 'custom-problem', path: '/custom-problem', as: 'Nora', prepare: fill },
  {
    name: 'custom-problem-done',
    path: '/custom-problem',
    as: 'Nora',
    answers: { [status]: [200, { hasSessionsAvailable: false, maxSessions: 5 }] },
    prepare: asItIs,
  },
  { name: 'custom-problem-free', path: '/custom-problem', as: 'Maya', prepare: asItIs },
  {
    name: 'history',
    path: '/solution-history',
    as: 'Nora',
    answers: { [history]: page(solutions, 214, 11) },
    prepare: asItIs,
  },
  {
    name: 'history-empty',
    path: '/solution-history',
    as: 'Nora',
    answers: { [history]: page([], 0, 0) },
    prepare: asItIs,
  },
  {
    name: 'history-failed',
    path: '/solution-history',
    as: 'Nora',
    answers: { [history]: [500, { message: 'Something went wrong' }] },
    prepare: asItIs,
  },
  {
    name: 'analytics',
    path: '/analytics',
    as: 'Nora',
    answers: { [`${buildPath('analytics')}?period=all`]: [200, figures] },
    prepare: asItIs,
  },
  {
    name: 'analytics-early',
    path: '/analytics',
    as: 'Nora',
    answers: { [`${buildPath('analytics')}?period=all`]: [200, fewFigures] },
    prepare: asItIs,
  },
  { name: 'analytics-free', path: '/analytics', as: 'Maya', prepare: asItIs },
  { name: 'history-free', path: '/solution-history', as: 'Maya', prepare: asItIs },
]

export const premiumScreens = screens.map((screen) => ({ ...screen, signedIn: true }))
