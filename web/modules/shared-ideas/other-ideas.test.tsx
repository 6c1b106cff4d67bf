import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { cardOf, cards, joke, openMinds, puddle, umbrella } from './test/minds-world.ts'

const wish = callTo('wishIdea', { id: umbrella.id })
const report = callTo('reportIdea', { id: umbrella.id })

test('after the feedback somebody sees what others thought, named by their thinkers, and what is ours is marked', async () => {
  openMinds({ ideas: [umbrella, puddle, joke] })
  const shown = await cards()
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^with Ada Lovelace 🎼An umbrella.*Wish I’d thought of that/),
    expect.stringMatching(/^without a thinkerThe puddle.*Wish I’d thought of that/),
    'One of oursPrint half a joke on each end of the bench.In the spirit of William Shakespeare 🎭',
  ])
  screen.getByRole('heading', { name: 'The same problem, three other takes' })
  screen.getByText(/who solved this problem\. The ones with a dashed border are ours\.$/)
  const house = within(shown[2] ?? expect.fail('no third card'))
  expect(house.queryAllByRole('button')).toEqual([])
  const done = screen.getByRole('link', { name: 'Back to Today' })
  const isBehind = shown[2]?.compareDocumentPosition(done) ?? 0
  expect(isBehind & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
})

test('where nobody has let an idea be seen, all are ours and nothing can be wished for', async () => {
  openMinds({ ideas: [joke] })
  await screen.findByRole('heading', { name: 'The same problem, another take' })
  screen.getByText(/^No one has shared one yet/)
  expect(screen.queryByRole('button', { name: /^Wish/ })).toBeNull()
})

test('a press says "Wish I’d thought of that", the next takes it back, and no number is anywhere', async () => {
  const { person, sent } = openMinds({ ideas: [umbrella] })
  const button = (await cardOf('umbrella')).getByRole('button', { name: /^Wish I’d thought of that: An umbrella/ })
  await person.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  await person.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  await waitFor(() => expect(sent.filter(({ call }) => call === wish)).toHaveLength(2))
  expect(sent.flatMap(({ call, body }) => (call === wish ? [body] : []))).toEqual([
    { isWished: true },
    { isWished: false },
  ])
  expect((await cards())[0]?.textContent).not.toMatch(/\d/)
})

test('a wish that does not arrive falls back, and one sentence says so', async () => {
  const { person } = openMinds({ ideas: [umbrella] }, { [wish]: null })
  const button = (await cardOf('umbrella')).getByRole('button', { name: /^Wish/ })
  await person.click(button)
  await (await cardOf('umbrella')).findByText(/needs a connection/)
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('of two presses that do not arrive, neither stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { person, sent } = openMinds({ ideas: [umbrella] }, { [wish]: promise })
  const button = (await cardOf('umbrella')).getByRole('button', { name: /^Wish/ })
  await person.click(button)
  await person.click(button)
  resolve(null)
  await waitFor(() => expect(sent.filter(({ call }) => call === wish)).toHaveLength(2))
  await (await cardOf('umbrella')).findByText(/needs a connection/)
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('an idea is reported with its reason and gone at once, and the focus never leaves its place', async () => {
  const { person, sent } = openMinds({ ideas: [umbrella, puddle] })
  const menu = (await cardOf('umbrella')).getByRole('button', { name: 'More options for this idea' })
  expect((await cardOf('umbrella')).queryByRole('button', { name: 'Report This Idea' })).toBeNull()
  await person.click(menu)
  await person.keyboard('{Escape}')
  expect([menu.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', menu])
  await person.click(menu)
  await person.click((await cardOf('umbrella')).getByRole('button', { name: 'Report This Idea' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It’s hurtful' }))
  await person.click(screen.getByRole('radio', { name: 'It’s advertising something' }))
  await person.click(screen.getByRole('button', { name: 'Report' }))
  const thanks = await screen.findByText('Thanks. You won’t see this idea again.')
  expect(document.activeElement).toBe(thanks)
  expect(sent.find(({ call }) => call === report)?.body).toEqual({ reason: 'sells' })
  expect(screen.queryByText(umbrella.text)).toBeNull()
  expect(await cards()).toHaveLength(2)
})

test('a report that does not arrive says so, and the way back brings the idea again', async () => {
  const { person } = openMinds({ ideas: [umbrella] }, { [report]: null })
  await person.click((await cardOf('umbrella')).getByRole('button', { name: 'More options for this idea' }))
  await person.click(screen.getByRole('button', { name: 'Report This Idea' }))
  await person.click(screen.getByRole('button', { name: 'Report' }))
  await screen.findByText(/needs a connection/)
  await person.click(screen.getByRole('button', { name: 'Back' }))
  const menu = (await cardOf('umbrella')).getByRole('button', { name: 'More options for this idea' })
  expect(document.activeElement).toBe(menu)
})

test('a problem of one’s own has nobody else, and nobody is asked', async () => {
  const { sent } = openMinds({ ideas: [umbrella], round: { kind: 'custom' } })
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(sent.some(({ call }) => call.endsWith('/other-minds'))).toBe(false)
  await screen.findByText('All numbers')
  expect(screen.queryByText(/others|Share This Problem/)).toBeNull()
})

test('without an answer the rest of the page is whole', async () => {
  openMinds({}, { [callTo('otherMinds', { id: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11' })]: null })
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(screen.queryByRole('region', { name: /other take/ })).toBeNull()
})

const zalgo = `h${'\u0301'.repeat(40)}at`
test.each([
  '<img src=x onerror=alert(1)> <b>bold</b> [link](https://evil.example)',
  '\u202egnp.exe\u2066 a bench',
  '🔥'.repeat(60),
  'x'.repeat(200),
  zalgo,
])('a hostile idea is a text and nothing else: %s', async (text) => {
  openMinds({ ideas: [{ ...umbrella, text }] })
  const [card] = await cards()
  const idea = card?.querySelector('[dir="auto"]')
  expect(idea?.children).toHaveLength(0)
  expect(idea?.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(idea?.textContent?.match(/\p{M}/gu)?.length ?? 0).toBeLessThanOrEqual(8)
})
