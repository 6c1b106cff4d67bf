import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { desktop, lookBelow, openProduct, phone } from '../browser.ts'
import { answerForStripe, stripeHosts } from '../fake-stripe.ts'
import { openOpinionModel } from '../opinion-model.ts'
import { accountScreens } from './account-screens.ts'
import { cryptoScreens, makeLatePayments } from './crypto-screens.ts'
import { guestScreens } from './guest-screens.ts'
import { landingScreens } from './landing-screens.ts'
import { payScreens } from './pay-screens.ts'
import { premiumScreens } from './premium-screens.ts'
import { visitedScreens } from './visited-screens.ts'

const sheets = join(import.meta.dirname, '../../sheets')
const today = '2026-11-20T09:00:00Z'
const dayLength = 24 * 3_600_000

const views = [
  { name: 'desktop', view: desktop },
  { name: 'phone', view: phone },
] as const

type Product = Awaited<ReturnType<typeof openProduct>>

/** Lists are in order of ids, and a person's problems follow from theirs: here the same person has the same id again. */
const nameIdsByAddress = (product: Product) =>
  product.pool.query(
    `create table id_of_address (given text primary key, id text not null);
     create function named_user() returns trigger language plpgsql as $$ begin
       insert into id_of_address values (new.id, md5(new.email)::uuid) returning id into new.id; return new; end $$;
     create function named_account() returns trigger language plpgsql as $$ begin
       select coalesce((select id from id_of_address where given = new.user_id), new.user_id) into new.user_id; return new; end $$;
     create trigger named before insert on "user" for each row execute function named_user();
     create trigger named before insert on account for each row execute function named_account()`,
  )

/** Twelve days in a row and some before, also in the month before, so that cards have something to show. */
async function makeHistory(product: Product) {
  const { cookie } = await product.signIn('Maya')
  const behind = [50, 49, 48, 47, 46, 45, 44, 19, 18, 16, 15, 14, ...Array.from({ length: 12 }, (_, i) => 12 - i)]
  for (const days of behind) {
    product.clock.now = new Date(Date.parse(today) - days * dayLength)
    for (const idea of ['one', 'two']) {
      const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
      const body = { problemId: round.id, submittedSolutions: [idea], submissionMethod: ['text'] }
      await product.call('POST', buildPath('submitSolutions'), { cookie, body })
    }
  }
  product.clock.now = new Date(today)
}

/** A page and a bit of other people, so that the list has something to turn. */
const makePeople = (product: Product) =>
  product.pool.query(
    `insert into "user" (id, name, email, first_name, last_name, created_at)
     select gen_random_uuid(), first || ' ' || last, lower(first) || '.' || lower(last) || '@example.org', first, last,
       timestamptz '${today}' - n * interval '9 days'
     from unnest(array['Tomás', 'Ngozi', 'Ivo', 'Sam', 'Wren']) with ordinality as f(first, m),
       unnest(array['Rey', 'Bell', 'Kraus', 'Okafor', 'Lind']) with ordinality as l(last, k), lateral (select m * 5 + k) as o(n)`,
  )

const ideas = ['A bench that faces the other bench.', 'A chess game painted on the ground, one move per wait.']

type Answers = Record<string, readonly [status: number, body: unknown] | 'never'>

interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** Somebody other than Maya. */
  as?: string
  /** Photographed to its foot, however long it is. */
  isWhole?: boolean
  /** What this server would not say by itself, by the end of the address. */
  answers?: Answers
  prepare: (page: Page) => Promise<void>
}

const stagedScreens: readonly Screen[] = [
  ...landingScreens,
  ...guestScreens,
  {
    name: 'signup',
    path: '/login',
    signedIn: false,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByLabel('Last name').focus()
      await page.getByLabel('Last name').blur()
    },
  },
  {
    name: 'solve',
    path: '/solve',
    signedIn: true,
    prepare: async (page: Page) => {
      await page.getByLabel('Idea 1', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Change' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Hokusai/ })
        .click()
      for (const [i, idea] of ideas.entries())
        await page.getByRole('textbox', { name: `Idea ${i + 1}`, exact: true }).fill(idea)
      await page.clock.setFixedTime(Date.parse(today) + 30_000)
      await page.getByText('1:30').waitFor()
    },
  },
  ...accountScreens,
  ...premiumScreens,
  ...payScreens,
  ...cryptoScreens,
]

test('the screens are photographed', async () => {
  mkdirSync(sheets, { recursive: true })
  const product = await openProduct({
    at: today,
    adminEmails: ['ada@example.org', 'maya@example.org'],
    alsoAsks: stripeHosts,
    opinions: openOpinionModel(),
    timeStands: true,
  })
  await nameIdsByAddress(product)
  await makeHistory(product)
  await makePeople(product)
  await makeLatePayments(product.pool)
  await product.givePremium('Nora')
  const screens = [...(await visitedScreens(product, stagedScreens)), ...stagedScreens]
  // Which of several toasts is shown is a matter of seconds.
  await product.pool.query('update achievement set seen_at = $1', [product.clock.now])
  for (const screen of screens.filter(isWanted)) {
    const shots = []
    for (const { name, view } of views)
      for (const [theme, image] of await photograph(product, screen, view))
        shots.push({ name: `${name} ${theme}`, image, isPhone: name === 'phone' })
    await lay(product, screen.name, shots)
  }
})

/** SHEET=landing,solve takes only what begins so. */
const isWanted = ({ name }: Pick<Screen, 'name'>) =>
  (process.env['SHEET'] ?? '').split(',').some((start) => name.startsWith(start))

async function photograph(product: Product, screen: Screen, view: (typeof views)[number]['view']) {
  const options = { ...view, colorScheme: 'light' } as const
  const { path } = screen
  // Each photograph signs in anew: the list of devices should not tell of them all.
  await product.pool.query('delete from session')
  const page = screen.signedIn
    ? await product.visitAs(screen.as ?? 'Maya', path, options)
    : await product.visit(path, options)
  if (screen.answers) await answer(page, path, screen.answers)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Films stay stills.
  await page.route(/\.(webm|mp4)$/, (route) => route.abort())
  if (screen.signedIn) await lookBelow(page)
  await screen.prepare(page)
  await page.locator('html[data-seen]').waitFor()
  // What stands far below may have come only now.
  if (screen.signedIn) await lookBelow(page)
  // A state of waiting never comes to rest.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  const waits = page.locator('[data-part="pending"]').first()
  await waits.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined)
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  // As somebody meets it: from the top, with nothing focused.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
    // In a picture of the whole page the foot of the screen is the foot of the page.
    for (const bar of document.querySelectorAll<HTMLElement>('[data-part="tabs"], [data-part="goes"]'))
      bar.style.setProperty('position', 'static')
  })
  const shots: [theme: string, image: Buffer][] = []
  // Sessions live by the clock of the database, and each run has a port of its own.
  const mask = [page.getByText(/^(Signed in|Last seen) \d|127\.0\.0\.1/)]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    shots.push([
      colorScheme,
      await page.screenshot({ animations: 'disabled', mask, ...(await extentOf(page, screen)) }),
    ])
  }
  await page.context().close()
  return shots
}

/** Opens the page again, and answers some of its calls. */
async function answer(page: Page, path: string, answers: Answers) {
  await answerForStripe(page.context(), async () => ({ error: { type: 'card_error', message: 'Not here.' } }))
  for (const [address, reply] of Object.entries(answers))
    await page.route(`**${address}`, async (route) => {
      if (reply !== 'never') await route.fulfill({ status: reply[0], json: reply[1] })
    })
  await page.goto(path)
}

const tallest = 3_600

/** What lies over a page is photographed as somebody sees it; of a long list its beginning shows enough. */
async function extentOf(page: Page, { isWhole = false }: Screen) {
  if ((await page.locator('dialog[open], #account-menu:not([hidden]), [data-part="slip"]').count()) > 0) return {}
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { fullPage: true, ...(height > tallest && !isWhole && { clip: { x: 0, y: 0, width, height: tallest } }) }
}

interface Shot {
  name: string
  image: Buffer
  isPhone: boolean
}

/** Lays the four looks of a screen side by side, as one picture in sheets/. */
async function lay(product: Product, name: string, shots: readonly Shot[]) {
  const page = await product.open({ viewport: { width: 2040, height: 900 }, bypassCSP: true })
  const figures = shots.map(({ name: look, image, isPhone }) => {
    const source = `data:image/png;base64,${image.toString('base64')}`
    return `<figure><img src="${source}" width="${isPhone ? 220 : 760}"><figcaption>${name}, ${look}</figcaption></figure>`
  })
  await page.setContent(`<body style="margin:20px;display:flex;gap:20px;align-items:start;font:16px sans-serif;background:#999">
    <style>figure{margin:0}img{display:block}</style>${figures.join('')}</body>`)
  await page.screenshot({ path: join(sheets, `sheet-${name}.png`), fullPage: true })
  await page.context().close()
}
