import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'

const problem = {
  id: '9f2c61ab-0000-4000-8000-000000000001',
  category: 'Getting Around',
  text: 'How could strangers waiting at the same stop make the wait pleasant?',
}
const ideas = 'Everyone who waits adds one line to a story on the glass.\nA bench that faces the other bench.'
const friendly = {
  [buildPath('guestProblem')]: [200, problem],
  [buildPath('scoreGuest')]: [
    200,
    {
      headline: 'Two ideas',
      rowsTitle: 'Your list',
      form: 'idea',
      score: 41,
      shown: [
        { place: 0, kind: 'none' },
        { place: 1, kind: 'none' },
      ],
    },
  ],
} as const
const message = 'You’ve tried today’s problems. Come back tomorrow, or keep going today with a free account.'

const days = [41, 52, 38, 60, 47, 55, 63].map((starts, i) => ({
  day: `2026-11-${14 + i}`,
  starts,
  completions: Math.round(starts * 0.61),
  clicks: Math.round(starts * 0.14),
}))
const counted = {
  summary: {
    uniqueVisitors: 1284,
    engagementRate: '61.4%',
    challengeStarts: 1486,
    challengeCompletions: 912,
    signupPromptViews: 912,
    signupConversions: 216,
    conversionRate: '23.7%',
    accountsCreated: 156,
  },
  shared: {
    challengeStarts: 84,
    challengeCompletions: 61,
    signupPromptViews: 61,
    signupConversions: 19,
    accountsCreated: 14,
  },
  popularGeniuses: [
    ['Leonardo da Vinci', 241],
    ['My Own Creative Path', 198],
    ['Katsushika Hokusai', 173],
    ['Marie Curie', 121],
    ['Ada Lovelace', 96],
  ].map(([geniusName, count]) => ({ geniusName, count })),
  popularProblems: [
    ['9f2c61ab', 88],
    ['04be77d1', 71],
    ['c3a9005e', 64],
    ['71d0f8c2', 52],
    ['e8816a40', 49],
  ].map(([id, count]) => ({ problemId: `${id}-0000-4000-8000-000000000001`, count })),
  days,
  uncounted: 0,
}

const atLanding = { path: '/', signedIn: false } as const

async function open(page: Page) {
  await page.getByRole('button', { name: 'Try a Challenge Now No Sign Up Needed' }).click()
  await page.getByRole('dialog').waitFor()
}

async function write(page: Page) {
  await open(page)
  await page.getByLabel('Genius superpower').selectOption('hokusai')
  await page.getByLabel('Your ideas').fill(ideas)
}

async function analyse(page: Page) {
  await write(page)
  // It takes a second and a half, less than a photograph.
  await page.clock.pauseAt('2026-11-20T10:00:00Z')
  await page.getByRole('button', { name: 'See My Score & Get Full Access' }).click()
  await page.getByText('Analyzing Your Genius...').waitFor()
}

async function succeed(page: Page) {
  await analyse(page)
  await page.clock.runFor(1_500)
  await page.getByText('Fantastic Work!').waitFor()
}

async function remember(page: Page) {
  const idea = { problem, written: ideas, thinkerId: 'hokusai', savedAt: Date.parse('2026-11-20T08:50:00Z') }
  await page.evaluate(
    (idea) => localStorage.setItem('firecrest:guest-idea', idea),
    JSON.stringify({ ...idea, isDone: true }),
  )
  await page.reload()
  await page.getByRole('dialog', { name: /Keep your idea/ }).waitFor()
}

async function offerInstall(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await page.getByText('Install Firecrest').waitFor()
}

async function showSteps(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2_500)
  await page.getByRole('button', { name: 'Install', exact: true }).click()
}

export const guestScreens = [
  { name: 'guest-dialog', ...atLanding, answers: friendly, prepare: write },
  {
    name: 'guest-analysing',
    ...atLanding,
    answers: { ...friendly, [buildPath('scoreGuest')]: 'never' as const },
    prepare: analyse,
  },
  { name: 'guest-success', ...atLanding, answers: friendly, prepare: succeed },
  {
    name: 'guest-limit',
    ...atLanding,
    answers: { [buildPath('guestProblem')]: [429, { message, code: 'guest_limit' }] as const },
    prepare: open,
  },
  { name: 'guest-keep', path: '/', signedIn: true, prepare: remember },
  {
    name: 'guest-analytics',
    path: '/admin/analytics',
    signedIn: true,
    as: 'Ada',
    answers: { [`${buildPath('guestAnalytics')}*`]: [200, counted] as const },
    prepare: (page: Page) => page.getByText('Unique Visitors').waitFor(),
  },
  { name: 'guest-install', ...atLanding, prepare: offerInstall },
  { name: 'guest-install-ios', ...atLanding, prepare: showSteps },
]
