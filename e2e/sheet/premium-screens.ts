import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { figures } from './analytics-figures.ts'
import type { Screen } from './camera.ts'
import { writeIdeas } from './sheet-people.ts'

const asItIs = async () => undefined

const history = `${buildPath('listSolutions')}?page=1&limit=20&type=all`
const status = buildPath('sessionStatus')

async function fill(tab: Page) {
  await tab.getByLabel('Your problem').fill('My brother moves to the coast. How do we keep our chess evening?')
  await tab.getByLabel('Idea 2', { exact: true }).fill('He plays against the pub, and the pub plays against me.')
  await tab.getByLabel('Idea 1', { exact: true }).fill('One move a day, by postcard.')
}

/** What comes with Premium, for Nora who has it and for Maya who has not. */
const screens: readonly Omit<Screen, 'signedIn'>[] = [
  { name: 'dashboard-premium', path: '/', as: 'Nora', prepare: asItIs },
  {
    name: 'year',
    path: '/',
    as: 'Nora',
    prepare: async (tab) => {
      await tab.getByRole('button', { name: 'Your year' }).click()
      await tab.getByRole('dialog').getByText('days lit').waitFor()
    },
  },
  {
    name: 'solve-focus',
    path: '/solve',
    as: 'Nora',
    prepare: async (tab) => {
      await tab.getByRole('button', { name: 'Focus mode' }).click()
      await writeIdeas(tab, 3)
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
  { name: 'history', path: '/solution-history', as: 'Nora', prepare: asItIs },
  {
    name: 'history-empty',
    path: '/solution-history',
    as: 'Nora',
    answers: { [history]: [200, { solutions: [], pagination: { total: 0, pages: 0 } }] },
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
  { name: 'analytics-early', path: '/analytics', as: 'Ines', prepare: asItIs },
  { name: 'analytics-free', path: '/analytics', as: 'Maya', prepare: asItIs },
  { name: 'history-free', path: '/solution-history', as: 'Maya', prepare: asItIs },
]

export const premiumScreens = screens.map((screen) => ({ ...screen, signedIn: true }))
