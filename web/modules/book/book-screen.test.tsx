import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { Book, BookRound } from './book.queries.ts'

const volume = {
  number: 1,
  from: 1,
  to: 30,
  firstDay: '2026-10-12',
  lastDay: '2026-11-22',
  ideas: 196,
  daysInRow: 13,
  thinkers: 7,
  pick: { idea: 'A story on the glass.', day: '2026-11-22' },
}
const book: Book = {
  sessions: 30,
  open: 30,
  volumes: 1,
  volume,
  thinkers: [{ thinkerId: 'hokusai', ink: 2 }],
}
const session = (number: number, change: Partial<BookRound> = {}): BookRound => ({
  number,
  day: '2026-11-02',
  problemText: `Problem ${number}?`,
  thinkerId: 'carver',
  ideas: [`First of ${number}`, 'Second'],
  by: 'picked',
  ...change,
})

/** Two sessions are enough: a search through all pages takes seconds here. */
function open(change: Partial<Book> = {}, pages = [session(1), session(2, { by: 'written' })], path = '/book') {
  const answers: Record<string, Answer> = {
    [routes.book]: [200, { ...book, ...change }],
    [routes.bookSessions]: [200, pages],
  }
  return visit(path, answers)
}

const sheets = () => [...document.querySelectorAll('section[data-kind]')]
const sheet = (name: string) => document.querySelector(`section[aria-label="${name}"]`)?.textContent
const headline = () => document.querySelector('h1')?.textContent
const printButton = () => [...document.querySelectorAll('main button')].find((each) => /^Print/.test(each.textContent))

test('the book of the first thirty sessions has 36 pages from cover to back', async () => {
  open()
  await screen.findByText('Problem 1?')
  expect([document.title, headline()]).toEqual(['Book — Firecrest', 'The book of your first thirty sessions'])
  screen.getByText('36 pages, A5')
  expect(sheets()).toHaveLength(36)
  expect(sheet('Front cover')).toBe(
    'The book of my first thirty sessionsAda Lovelace12\u00a0October\u00a02026 to 22\u00a0November\u00a02026',
  )
  expect(sheet('Page 3')).toMatch(/^Session 12 November 2026Problem 1\?First of 1Second.*A Hundred Uses3$/)
  expect(sheet('Page 4')).toContain('First of 2')
  expect(sheet('Page 33, figures')).toMatch(/Thirty, all lit.*196.*7 of 20.*13 days/)
  expect(sheet('Back cover')).toMatch(/^A story on the glass\.Your last pick in this book, from 22 November 2026\.$/)
})

test.each([30, 12])('the headings of a book of %i leave out no level', async (to) => {
  open({ sessions: to, open: to, volume: { ...volume, to } })
  await screen.findByText('Problem 1?')
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]))
  expect(levels[0]).toBe(1)
  for (const [place, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
})

test('twelve of thirty can be printed without a cover', async () => {
  open({ sessions: 12, open: 12, volume: { ...volume, to: 12 } })
  await screen.findByText(/You get the cover after your thirtieth/)
  screen.getByText('Twelve pages so far')
  expect(printButton()?.textContent).toBe('Print Twelve Pages')
  expect(sheets()).toHaveLength(12)
})

test.each([
  [0, 'None of ten sessions'],
  [4, 'Four of ten sessions'],
])('before the tenth session the book waits: %i', async (sessions, words) => {
  open({ sessions, open: 0, volumes: 0, volume: null })
  await screen.findByText(words)
  expect(printButton()).toBeUndefined()
})

test('who has more than thirty reads that the rest comes with Premium', async () => {
  open({ sessions: 212 })
  await screen.findByText('With Premium, you can print all 212.')
})

test('three volumes can be turned to, and each names its sessions', async () => {
  const second = { ...volume, number: 2, from: 397, to: 400 }
  open({ sessions: 800, open: 800, volumes: 3, volume: second }, [], '/book?volume=2')
  await screen.findByText('The book of your sessions 397 to 400')
  const links = [...document.querySelectorAll('nav[aria-label="Volumes"] a')]
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/book', null],
    ['/book?volume=2', 'page'],
    ['/book?volume=3', null],
  ])
})

test('printing fetches the pages that nobody looked at, draws them and then prints once', async () => {
  const images = HTMLImageElement.prototype
  images.decode = async () => undefined
  onTestFinished(() => void Reflect.deleteProperty(images, 'decode'))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { person, sent } = open({ sessions: 90, open: 90, volume: { ...volume, to: 90 } }, [])
  const asked = () => sent.filter(({ call }) => call === routes.bookSessions).map(({ search }) => search)
  await waitFor(() => expect(asked()).toEqual(['?from=1&limit=23', '?from=24&limit=24']))
  expect(sheets()).toHaveLength(49)
  await person.click(printButton() as Element)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(asked()).toEqual(['?from=1&limit=23', '?from=24&limit=24', '?from=48&limit=24', '?from=72&limit=19'])
  expect(sheets()).toHaveLength(96)
})

test('pages that cannot be fetched are not printed as empty ones', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { person } = visit('/book', { [routes.book]: [200, book], [routes.bookSessions]: [500, {}] })
  await waitFor(() => expect(printButton()).toBeDefined())
  await person.click(printButton() as Element)
  await screen.findByText('Some pages didn’t load. Try again.')
  expect(print).not.toHaveBeenCalled()
})

test('a volume that there is not says so', async () => {
  const missing: Answer = [404, { message: 'There’s nothing here.', code: 'not_found' }]
  visit('/book?volume=9', { [routes.book]: missing })
  await screen.findByText(/We can’t find that volume/)
})
