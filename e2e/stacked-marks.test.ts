import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['zalgo@example.org'] })

/** One letter under marks of several kinds: above, below, around, and such that take room of their own. */
const tower = `a${[0x301, 0x323, 0x489, 0x20dd, 0x903, 0xf3e, 0x1d165].map((mark) => String.fromCodePoint(mark).repeat(90)).join('')}`

const { cookie, id } = await product.givePremium('Zalgo')
await product.pool.query(`update "user" set first_name = $1, last_name = $1 where id = $2`, [tower, id])
const solutions = [tower, `${tower} again`, `a bench with ${tower}`]
await product.call('POST', buildPath('solveCustom'), {
  cookie,
  body: { problemText: `How to seat ${tower}?`, solutions },
})
await product.pool.query(
  `insert into audit_log (at, action, target_id, details) values (now(), 'users_listed', $1, jsonb_build_object('note', $2::text))`,
  [id, tower],
)

/** How far the page reaches past the window, and the texts on it that carry more marks on a letter than are shown. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const towers: string[] = []
    while (texts.nextNode())
      if (/\p{M}{9}/u.test(texts.currentNode.nodeValue ?? ''))
        towers.push(texts.currentNode.parentElement?.outerHTML ?? '')
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      towers,
      marked: /\p{M}{8}/u.test(document.body.textContent),
    }
  })

const { rows } = await product.pool.query('select id from round where user_id = $1', [id])
const round = `/rounds/${rows[0].id}`
const places = [
  { path: '/', heading: 'Three ideas lit' },
  { path: round, heading: /which one is your favourite/i },
  { path: round, heading: /./, skips: true },
  { path: '/', heading: /^(You’re set for today|Done)/ },
  { path: '/solution-history', heading: 'Every idea you’ve submitted' },
  { path: '/analytics', heading: 'What your sessions show' },
  { path: '/admin', heading: 'Users' },
]

test('a letter under hundreds of marks shows eight of them on every page, which does not scroll sideways', async () => {
  const page = await product.openAs('Zalgo', phone)
  for (const { path, heading, skips } of places) {
    await page.goto(path)
    if (skips) await page.getByRole('button', { name: /^Skip/ }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await atRest(page)
    expect([path, await lookAt(page)]).toEqual([path, { sideways: 0, towers: [], marked: true }])
  }
})
