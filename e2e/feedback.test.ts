import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { arrived, desktop, lookBelow, moving, openProduct, phone, placesToGo, settingsStand } from './browser.ts'
import { openOpinionModel } from './opinion-model.ts'

const product = await openProduct({
  at: '2026-03-14T10:00:00Z',
  adminEmails: ['root@example.org'],
  opinions: openOpinionModel(),
})

const ideas = ['A robot that sings to the queue', 'Hang a swing from the sign', 'Everyone adds a line to a story']

async function handIn(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [place, idea] of ideas.entries()) await page.getByLabel(`Idea ${place + 1}`, { exact: true }).fill(idea)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
}

/** The picks, and the line that came from the technique: none. */
async function answer(page: Page, ...picks: string[]) {
  for (const pick of picks) await page.locator('label', { hasText: pick }).click()
  await page.getByRole('button', { name: picks.length > 0 ? 'Next' : 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'None of them' }).click()
  await page.getByRole('link', { name: 'Back to Today' }).waitFor()
}

/** Where the clipboard refuses, what is selected is what would have been sent. */
async function copyByHand(page: Page) {
  await page.getByRole('button', { name: 'Share This Problem' }).click()
  const sent = await page.evaluateHandle(() => {
    const texts: string[] = []
    navigator.clipboard.writeText = async (text) => {
      texts.push(text)
      throw new DOMException('No', 'NotAllowedError')
    }
    return texts
  })
  const sheet = page.getByRole('dialog', { name: 'Share This Problem' })
  await arrived(sheet)
  await sheet.getByRole('button', { name: 'Copy Message' }).click()
  await page.getByText('The text is selected').waitFor()
  const [text = ''] = await sent.jsonValue()
  expect(text).toMatch(/\n🔥🐦🔥\n3 ideas in two minutes, .*\nYour turn: http.*\/p\/[0-9a-z]{16}$/)
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text)
}

test('on a phone somebody chooses one, says which idea came from the technique, and finds the numbers behind a press', async () => {
  const page = await product.visitAs('Pia', '/solve', { ...phone, ...moving })
  await handIn(page)
  await page.getByRole('heading', { name: 'Which one is your favourite?' }).waitFor()
  expect(await page.getByText('All numbers').count()).toBe(0)
  await page.locator('label', { hasText: 'swing' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.locator('legend :focus', { hasText: /^Which idea/ }).waitFor()
  expect(await brokenRules(page)).toEqual([])
  await page.getByRole('button', { name: /swing/ }).click()
  await page.locator('h1:focus', { hasText: 'Three ideas' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/rounds\/[0-9a-f-]{36}$/)
  await page
    .getByRole('region', { name: 'Your idea' })
    .getByText(/^Idea 2 came from /)
    .waitFor()
  expect(await placesToGo(page).isVisible()).toBe(false)

  await page.reload()
  await page.getByText('All numbers').click()
  await page.getByText('This is a game score based on your words. It isn’t a test of you.').waitFor()
  await page.getByRole('heading', { name: 'Your list' }).waitFor()
  expect(await brokenRules(page)).toEqual([])
  const picked = page.getByRole('region', { name: 'You picked' })
  await picked.getByText('Hang a swing').click()
  await picked.getByRole('button', { name: 'I’ll try it for real' }).first().click()
  await page.getByText('We’ll ask you about it in a week').waitFor()
  expect(await page.getByRole('region', { name: 'AI opinion' }).count()).toBe(0)
  await copyByHand(page)
})

test('on a small phone each idea that is focused lies above the bar', async () => {
  const page = await product.visitAs('Kim', '/solve', { ...phone, viewport: { width: 360, height: 640 } })
  await handIn(page)
  const ideas = page.getByRole('checkbox')
  await ideas.first().waitFor()
  for (const idea of await ideas.all()) {
    const roomOnceFocused = () =>
      idea.evaluate((box: HTMLElement) => {
        box.focus()
        const bar = document.querySelector('[data-part="goes"]')
        return (bar?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().bottom
      })
    await expect.poll(roomOnceFocused).toBeGreaterThanOrEqual(0)
  }
})

test('the next day takes a second look, and a week later it is asked what became of an idea', async () => {
  const page = await product.visitAs('Wren', '/solve')
  await handIn(page)
  await answer(page, 'swing')
  await page.getByRole('region', { name: 'You picked' }).getByText('Hang a swing').click()
  await page.getByRole('button', { name: 'I’ll try it for real' }).click()
  await page.getByText('We’ll ask you about it in a week').waitFor()

  await product.moveTo(page, '2026-03-15T10:00:00Z')
  await page.goto('/')
  await page.getByRole('button', { name: 'Your streak' }).waitFor()
  await lookBelow(page)
  await page.getByRole('button', { name: 'Add Ideas' }).click()
  await page.getByLabel('Extra idea, 1 of 5').fill('A choir')
  await page.reload()
  await page.getByRole('button', { name: 'Your streak' }).waitFor()
  await lookBelow(page)
  await expect.poll(() => page.getByLabel('Extra idea, 1 of 5').inputValue()).toBe('A choir')
  await page.getByRole('button', { name: 'Add to the List' }).click()
  await page.getByRole('region', { name: 'Your second look' }).getByText('A choir').waitFor()
  await page.locator('h2:focus', { hasText: 'Your second look' }).waitFor()

  await product.moveTo(page, '2026-03-21T10:00:00Z')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /Wren/ }).waitFor()
  await lookBelow(page)
  const asked = page.getByRole('region', { name: 'Did you try it?' })
  await asked.getByText('Hang a swing from the sign').waitFor()
  await asked.getByRole('button', { name: 'Tried' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.locator('p:focus', { hasText: 'Nice, you tried it.' }).waitFor()
  await product.moveTo(page, '2026-03-14T10:00:00Z')
})

test('a new achievement is announced once, and the streak explains why it changed', async () => {
  const page = await product.visitAs('Ivo', '/solve')
  await handIn(page)
  await answer(page)
  await page.getByRole('region', { name: /^New achievement: / }).waitFor()
  await page.getByRole('button', { name: 'Dismiss new achievements' }).click()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await page.getByRole('heading', { level: 1, name: /Ivo/ }).waitFor()
  await lookBelow(page)
  await page.getByText('First Session').first().waitFor()
  // Each seen achievement is reported to the server by itself; a reload before that rightly announces it again.
  const unseen =
    'select from achievement a join "user" u on u.id = a.user_id where u.first_name = $1 and seen_at is null'
  await expect.poll(async () => (await product.pool.query(unseen, ['Ivo'])).rowCount).toBe(0)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Ivo/ }).waitFor()
  await lookBelow(page)
  await page.getByText('First Session').first().waitFor()
  expect(await page.getByText('New achievement:').count()).toBe(0)

  await page.getByRole('button', { name: 'Your streak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your streak' })
  await dialog.getByText('Today: session done. Your streak started.').waitFor()
  await dialog.getByText('Plan a pause').click()
  await dialog.getByLabel('First day').fill('2026-03-20')
  await dialog.getByLabel('Last day').fill('2026-05-20')
  await dialog.getByRole('button', { name: 'Plan Pause' }).click()
  await dialog.getByText('A pause can last 30 days at most.').waitFor()
  await dialog.getByLabel('Last day').fill('2026-03-22')
  await dialog.getByRole('button', { name: 'Plan Pause' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' })
})

/** On their third day somebody has finished the problem of the day, and lets others see the first idea once an admin has read it. */
async function share(name: string, idea: string) {
  const person = await product.signIn(name)
  const { cookie } = person
  await product.pool.query('insert into progress (user_id, total_solved) values ($1, 2)', [person.id])
  const { body: opened } = await product.call('GET', buildPath('openRound'), { cookie })
  const body = { problemId: opened.id, submittedSolutions: [idea], submissionMethod: ['text'] }
  expect((await product.call('POST', buildPath('submitSolutions'), { cookie, body })).status).toBe(200)
  const page = await product.visitAs(name, `/rounds/${opened.id}`, phone)
  await page.getByText(/^(Three ideas from us|Let others see an idea|.* from others)$/).click()
  const choice = page.getByRole('region', { name: 'Share one without your name?' })
  // The page says so before the server has heard it.
  const heard = page.waitForResponse(`**${buildPath('shareIdea', { id: opened.id })}`)
  await choice.locator('label', { hasText: idea }).click()
  await choice.getByText('We’ll read idea 1 first. Then others can see it.').waitFor()
  await heard
  return { page, cookie }
}

test('an idea that somebody lets others see is wished for, reported, kept, taken back, and gone with its account', async () => {
  const ann = await share('Ann', 'A choir of umbrellas')
  const cleo = await share('Cleo', 'Laugh at whoever is late')
  product.clock.now = new Date('2026-03-14T10:10:00Z')
  await keep('A choir of umbrellas', 'Laugh at whoever is late')

  const page = await product.visitAs('Ben', '/solve', desktop)
  await handIn(page)
  await answer(page)
  await page.getByText('Three ideas from others').click()
  const minds = page.getByRole('region', { name: 'The same problem, three other takes' })
  const cardOf = (idea: string) => minds.getByRole('listitem').filter({ hasText: idea })
  const wish = cardOf('A choir').getByRole('button', { name: /^Wish/ })
  const pressed = wish.and(page.locator('[aria-pressed=true]'))
  await wish.click()
  await pressed.waitFor()
  await cardOf('Laugh').getByRole('button', { name: 'More options for this idea' }).click()
  expect(await brokenRules(page)).toEqual([])
  await page.getByRole('button', { name: 'Report This Idea' }).click()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await minds.getByText('Thanks. You won’t see this idea again.').waitFor()
  await page.reload()
  await page.getByText('Three ideas from others').click()
  await pressed.waitFor()
  expect([await cardOf('Laugh').count(), await cardOf('One of ours').count()]).toEqual([0, 2])

  await keep('Laugh at whoever is late')
  await takeBack(cleo.page)

  await product.moveTo(ann.page, '2026-03-15T10:00:00Z')
  await ann.page.goto('/')
  const note = ann.page.getByRole('region', { name: 'A note about your idea' })
  await note.getByText('Someone wished they’d thought of your idea:').waitFor()
  await note.getByText('“A choir of umbrellas”').waitFor()
  await note.getByRole('button', { name: 'Hide this note' }).click()
  await note.waitFor({ state: 'detached' })

  // The account goes while its idea is on another page.
  const body = { confirmation: 'ann@example.org', password: 'analytical' }
  expect((await product.call('POST', buildPath('deleteAccount'), { cookie: ann.cookie, body })).status).toBe(200)
  await wish.click()
  await cardOf('A choir').getByRole('alert').filter({ hasText: /./ }).waitFor()
  await pressed.waitFor()
  await page.reload()
  await page.getByText('Three ideas from us').click()
  await cardOf('One of ours').nth(2).waitFor()
  await product.moveTo(page, '2026-03-14T10:00:00Z')
})

async function keep(...ideas: string[]) {
  const page = await product.visitAs('Root', '/admin/shared-ideas', desktop)
  for (const idea of ideas) {
    const waiting = page.getByRole('article', { name: idea })
    await waiting.getByLabel('Note').fill('It hurts nobody.')
    await waiting.getByRole('button', { name: /^(Keep It|Let Others See It)$/ }).click()
    await waiting.waitFor({ state: 'detached' })
  }
  await page.getByText('No shared ideas to decide on.').waitFor()
}

async function takeBack(page: Page) {
  await page.goto('/settings')
  await settingsStand(page)
  const shared = page.getByRole('region', { name: 'Shared ideas' })
  await shared.getByText('See Each Idea').click()
  await shared.getByRole('button', { name: /^Take It Back/ }).click()
  await shared.getByText('You haven’t shared any.').waitFor()
}
