import { buildPath } from '@app/contract/routes'
import { screens } from '@app/contract/screens'
import type { Page } from 'playwright-core'
import type { openProduct } from '../browser.ts'
import { finishVisitedRounds, type ScreenVisit, screenVisits } from '../screen-visits.ts'

type Product = Awaited<ReturnType<typeof openProduct>>

/** Has a passkey and the authenticator app. */
const pia = 'Pia'

/** What is not looked at for access, or says more where somebody has a history. */
const ownVisits = (sharedProblem: string): readonly ScreenVisit[] => [
  {
    path: '/',
    heading: /Maya/,
    signedIn: true,
    as: 'Maya',
    presses: ['Your streak', 'Your year', 'Account menu for Maya', 'Add Ideas'],
  },
  { path: '/album', heading: 'Album', signedIn: true, as: 'Maya', presses: ['Leonardo'] },
  { path: '/you', heading: /Maya/, signedIn: true, as: 'Maya' },
  { path: '/', heading: /Una/, signedIn: true, as: 'Una', presses: ['Add Ideas'] },
  { path: '/months/2026-10', heading: /October/, signedIn: true, as: 'Nora' },
  { path: '/book', heading: /book/, signedIn: true, as: 'Maya' },
  { path: '/settings', heading: 'Settings', signedIn: true, as: pia },
  { path: sharedProblem, heading: /.{10,}/, signedIn: false, presses: ['Report This Page'] },
]

/** Every screen of the contract that is not on a list is photographed as it opens. */
function otherVisits(visits: readonly { path: string }[]): readonly ScreenVisit[] {
  const known = visits.map(({ path }) => path.split('?')[0] ?? '')
  const isVisited = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
    return known.some((each) => pattern.test(each))
  }
  const left = screens.filter(({ path }) => path !== '/home' && !isVisited(path))
  return left.map((screen) => ({
    path: screen.path,
    heading: /.+/,
    signedIn: screen.for === 'user' || 'signedOut' in screen,
    as: screen.path.startsWith('/admin') ? 'Ada' : 'Maya',
  }))
}

const nameOf = ({ path, as = 'Ada', signedIn }: ScreenVisit) =>
  [
    signedIn ? as : 'visitor',
    ...path
      .replace(/[0-9a-f-]{36}/, 'round')
      .replace(/^\/p\/.*/, 'shared-problem')
      .split(/[^\w-]+/),
  ]
    .filter(Boolean)
    .join('-')

const slug = (press: string) => press.toLowerCase().replaceAll(' ', '-')

/** One of each, so that no picture depends on the one before it. */
function toScreens(visit: ScreenVisit, at: number, all: readonly ScreenVisit[]) {
  const { path, heading, signedIn, as = 'Ada', presses = [] } = visit
  const earlier = all.slice(0, at).filter((each) => nameOf(each) === nameOf(visit)).length
  const name = `${nameOf(visit)}${earlier > 0 ? `-${earlier + 1}` : ''}`
  const arrive = (page: Page) => page.getByRole('heading', { level: 1, name: heading }).waitFor()
  const screen = { name, path, signedIn, as, prepare: arrive }
  return [
    screen,
    ...presses.map((press) => ({
      ...screen,
      name: `${name}-${slug(press)}`,
      isBelow: true,
      async prepare(page: Page) {
        await arrive(page)
        await page.waitForLoadState('networkidle')
        // What can be pressed once only was pressed for the picture of another size.
        const button = page.getByRole('button', { name: press }).first()
        if (await button.isVisible()) await button.click()
        const above = page.locator('dialog[open], #account-menu:not([hidden])')
        await above.waitFor({ timeout: 2_000 }).catch(() => undefined)
      },
    })),
  ]
}

export async function visitedScreens(product: Product, staged: readonly { path: string }[]) {
  // The landing page is photographed to its foot (landing-screens.ts).
  const visits = [
    ...screenVisits(await finishVisitedRounds(product)).filter(({ path, signedIn }) => path !== '/' || signedIn),
    ...ownVisits(await shareProblem(product)),
  ]
  await protect(product)
  await finishYesterday(product)
  return [...visits, ...otherVisits([...visits, ...staged])].flatMap(toScreens)
}

/** A link to what Maya finished last. */
async function shareProblem(product: Product): Promise<string> {
  const { cookie } = await product.signIn('Maya')
  const { rows } = await product.pool.query<{ id: string }>(
    `select round.id from round join "user" on "user".id = user_id
     where email = 'maya@example.org' and finished_at is not null order by finished_at desc limit 1`,
  )
  const path = buildPath('shareRound', { id: rows[0]?.id ?? '' })
  const { body } = await product.call('POST', path, { cookie, body: { idea: null } })
  await product.call('POST', buildPath('reportSharedProblem', { code: body.id }))
  return new URL(body.link, 'https://firecrest.example').pathname
}

/** A list of Una's that a second look may be taken at. */
async function finishYesterday({ signIn, call, clock, pool }: Product) {
  const { now } = clock
  clock.now = new Date(now.getTime() - 24 * 3_600_000)
  const { cookie } = await signIn('Una')
  const { body: round } = await call('GET', buildPath('openRound'), { cookie })
  await pool.query('update round set slots = 6 where id = $1', [round.id])
  const ideas = [
    'Hang a swing from the sign',
    'Everyone adds a line to a story',
    'Plant herbs for tea',
    'Lend out umbrellas',
  ]
  const body = { problemId: round.id, submittedSolutions: ideas, submissionMethod: ideas.map(() => 'text') }
  await call('POST', buildPath('submitSolutions'), { cookie, body })
  clock.now = now
}

async function protect({ signIn, pool, clock }: Product) {
  const { id } = await signIn(pia)
  await pool.query(`insert into passkey values ('sheet', $1, '', 0, '{}', 'Phone', true, $2)`, [id, clock.now])
}
