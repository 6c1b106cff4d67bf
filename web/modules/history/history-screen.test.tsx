import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../../test/server.ts'
import { answer, askedFor, blocks, idea, linesOf, list, open } from './test/history-world.tsx'

test('a session that counts for no day says why', async () => {
  open({
    [list]: answer([
      idea({ notCounted: 'arrived_late', position: 2 }),
      idea({ notCounted: 'arrived_late' }),
      idea({ problemText: 'Another one?' }),
    ]),
  })
  const [late, counted] = await blocks()
  within(late as HTMLElement).getByText('Not counted. It reached us more than 72 hours after that day ended.')
  expect(counted?.textContent).not.toContain('Not counted')
})

test('ideas stand under their problem and day, in the order of their list', async () => {
  const spoken = { submissionMethod: 'voice' } as const
  open({
    // Newest first: the last idea of the latest list comes first.
    [list]: answer([
      idea({ solutionText: 'A choir', position: 2, ...spoken }),
      idea({ solutionText: 'A bench' }),
      idea({ problemText: null, customProblemText: 'Our walk', sessionType: 'custom', solutionText: 'Two phones' }),
      idea({ problemText: null, createdAt: '2026-03-13T12:00:00.000Z', solutionText: 'Nothing known' }),
    ]),
  })
  const [first, second, third, ...others] = await blocks()
  if (!first || !second || !third) throw new Error('There are fewer blocks')
  expect(others).toEqual([])
  expect(linesOf(first)).toEqual(['1A benchText', '2A choirSubmitted via Voice'])
  within(first).getByText('AI Generated')
  expect(first.querySelector('time')?.textContent).toBe('14 March 2026')
  within(second).getByText('Custom Problem')
  within(second).getByRole('heading', { name: 'Our walk' })
  within(third).getByRole('heading', { name: 'Daily AI Challenge' })
  screen.getByText('4 solutions available')
})

test('a daily problem tells where it comes from, and one’s own needs no such tip', async () => {
  const { person } = open({
    [list]: answer([
      idea({ problemSource: 'model' }),
      idea({ problemText: 'Another one?' }),
      idea({ customProblemText: 'Our walk', sessionType: 'custom', problemSource: null }),
    ]),
  })
  const [model, bank, own] = await blocks()
  await person.click(within(model as HTMLElement).getByText('AI Generated'))
  expect(model?.querySelector('details[open]')?.textContent).toContain('Written by a language model')
  expect(bank?.querySelector('details')?.textContent).toContain('From our own collection')
  expect(own?.querySelector('details')).toBeNull()
})

test('a list that goes on over two pages is numbered as it was written', async () => {
  open({
    [list]: answer([idea({ solutionText: 'Third', position: 3 }), idea({ solutionText: 'Second', position: 2 })], 2, 3),
  })
  const [block] = await blocks()
  expect(linesOf(block as HTMLElement)).toEqual(['2SecondText', '3ThirdText'])
})

test('each block leads to its session, and to each of several', async () => {
  const again = { problemText: 'Another one?' }
  open({
    [list]: answer([
      idea({ ...again, roundId: 'r3' }),
      idea({ ...again, roundId: 'r2' }),
      idea({ roundId: 'r1', position: 2 }),
      idea({ roundId: 'r1' }),
    ]),
  })
  const leads = (await blocks()).map((block) =>
    within(block)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(leads).toEqual([
    [
      ['See Session 1', '/rounds/r2'],
      ['See Session 2', '/rounds/r3'],
    ],
    [['See Your Session', '/rounds/r1']],
  ])
})

test('the same problem on two days of the account stands twice, and midnight is where the account is', async () => {
  open({
    [list]: answer([
      idea({ createdAt: '2026-03-14T23:30:00.000Z', solutionText: 'After midnight in Berlin' }),
      idea({ createdAt: '2026-03-14T22:30:00.000Z', solutionText: 'Before' }),
    ]),
  })
  const [first, second] = await blocks()
  within(first as HTMLElement).getByText('15')
  within(second as HTMLElement).getByText('14')
})

test('a problem of one’s own and one of ours in the same words stay apart', async () => {
  open({ [list]: answer([idea({}), idea({ sessionType: 'custom', customProblemText: 'How to wait well?' })]) })
  expect(await blocks()).toHaveLength(2)
})

test('a block is exported once all of it is', async () => {
  const day = '2026-03-13T12:00:00.000Z'
  open({
    [list]: answer([
      idea({ isExported: true }),
      idea({ isExported: false }),
      idea({ isExported: true }),
      idea({ isExported: true, createdAt: day }),
      idea({ isExported: true, createdAt: day }),
    ]),
  })
  const [partly, wholly] = await blocks()
  expect(within(partly as HTMLElement).queryByText('Exported')).toBeNull()
  within(wholly as HTMLElement).getByText('Exported')
})

test('another tab begins at its first page', async () => {
  const { sent, person } = open({ [list]: answer([idea({})], 3, 60) })
  await person.click(await screen.findByRole('button', { name: 'Next' }))
  expect((await screen.findByText('Page 2 of 3')).closest('.sr')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Custom' }))
  await screen.findByText('Page 1 of 3')
  expect(askedFor(sent)).toEqual([
    '?page=1&limit=20&type=all',
    '?page=2&limit=20&type=all',
    '?page=1&limit=20&type=custom',
  ])
  expect(screen.getByRole('button', { name: 'Custom' }).getAttribute('aria-pressed')).toBe('true')
})

test('page, tab and words stand in the address, and an address brings them back', async () => {
  const many = { [list]: answer([idea({})], 9, 180) }
  const { sent, person } = open(many, '?type=custom&q=bench&page=4')
  await screen.findByText('Page 4 of 9')
  expect(askedFor(sent)).toEqual(['?page=4&limit=20&type=custom&q=bench'])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('bench')
  expect(screen.getByRole('button', { name: 'Custom' }).getAttribute('aria-pressed')).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Page 9' }))
  await screen.findByText('Page 9 of 9')
  expect(location.search).toBe('?type=custom&q=bench&page=9')
  await person.click(screen.getByRole('button', { name: 'All' }))
  await screen.findByText('Page 1 of 9')
  expect(location.search).toBe('?q=bench')
  history.back()
  await screen.findByText('Page 9 of 9')
  expect(screen.getByRole('button', { name: 'Page 9' }).getAttribute('aria-current')).toBe('page')
})

test.each(['?page=0', '?page=-2', '?page=x', '?page=1e3', '?type=weekly', '?type=constructor'])(
  '%s is the first page of all',
  async (query) => {
    const { sent } = open({}, query)
    await blocks()
    expect(askedFor(sent)).toEqual(['?page=1&limit=20&type=all'])
  },
)

test('a link to a page that is no more says so, and leads to the last one', async () => {
  const { sent, person } = open({ [list]: answer([], 3, 60) }, '?page=7')
  await screen.findByRole('heading', { name: 'There’s no page 7. The last one is 3.' })
  expect(screen.queryByText(/You haven't submitted/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Last Page' }))
  await waitFor(() => expect(askedFor(sent).at(-1)).toBe('?page=3&limit=20&type=all'))
})

test('a list that is on two pages says on both that it is continued', async () => {
  open({
    [list]: answer([
      idea({ isOnPageBefore: true }),
      idea({ problemText: 'Another', isOnPageAfter: true }),
      idea({ problemText: 'Whole', createdAt: '2026-03-13T12:00:00.000Z' }),
    ]),
  })
  const said = (await blocks()).map((block) => /Contin.*?\./.exec(block.textContent)?.[0] ?? '')
  expect(said).toEqual(['Continued from the previous page.', 'Continues on the next page.', ''])
})

test('one page needs no pages', async () => {
  open()
  await blocks()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a search begins at the first page, and one without a result says so', async () => {
  const { sent, person } = open({ [list]: answer([idea({})], 2, 40) })
  await person.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByText('Page 2 of 2')
  await person.type(screen.getByRole('searchbox', { name: 'Search your ideas' }), 'bench & co{Enter}')
  await waitFor(() => expect(askedFor(sent).at(-1)).toBe('?page=1&limit=20&type=all&q=bench+%26+co'))
})

test.each([
  { tab: 'All', says: "You haven't submitted any solutions yet.", leads: 'Solve Problem' },
  { tab: 'AI Generated', says: "You haven't submitted any AI-generated solutions yet.", leads: 'Solve Problem' },
  { tab: 'Custom', says: "You haven't submitted any custom solutions yet.", leads: 'Create Custom Problem' },
])('$tab with nothing in it says so and where to begin', async ({ tab, says, leads }) => {
  const { person } = open({ [list]: answer([], 0) })
  await person.click(await screen.findByRole('button', { name: tab }))
  await screen.findByRole('heading', { name: says })
  screen.getByRole('link', { name: leads })
  screen.getByText('0 solutions available')
})

test('a search that finds nothing does not claim that nothing was handed in', async () => {
  const { person } = open({ [list]: answer([], 0) })
  await person.type(await screen.findByRole('searchbox'), 'zebra{Enter}')
  await screen.findByRole('heading', { name: 'Nothing found for “zebra”.' })
})

test('a history that cannot be read says so, and can be asked for again', async () => {
  const { sent, person } = open({ [list]: [500, { message: 'Something went wrong' }] })
  await screen.findByText('Failed to fetch solution history')
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(askedFor(sent)).toHaveLength(2))
})

const lineOf = (day: string, problemText: string) => ({
  thinkerId: 'tesla',
  ink: 1,
  lines: 1,
  line: { idea: 'A choir', day, problemText, roundId: problemText },
})

test('free people see what comes with Premium beside their own last problems, for the eye alone', async () => {
  const { sent } = open({
    [routes.currentUser]: [200, ada],
    [routes.album]: [
      200,
      { thinkers: [lineOf('2026-03-04', 'First?'), lineOf('2026-03-09', 'Last?'), lineOf('2026-03-04', 'Second?')] },
    ],
  })
  await screen.findByRole('heading', { name: 'History comes with Premium' })
  expect(screen.getByRole('link', { name: 'Back to You' }).getAttribute('href')).toBe('/you')
  await screen.findByText('Last?')
  const behind = document.querySelector('[inert]')
  expect(behind?.getAttribute('aria-hidden')).toBe('true')
  const heads = [...(behind?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Last?', 'First?', 'Second?'])
  // The day of two problems stands there once.
  expect(behind?.querySelectorAll('p:not(.sr) > time')).toHaveLength(2)
  expect(askedFor(sent)).toEqual([])
})

test('who has solved nothing yet sees a sample of what would stand there', async () => {
  open({ [routes.currentUser]: [200, { ...ada, totalSolved: 0 }], [routes.album]: [200, { thinkers: [] }] })
  await screen.findByText('A sample')
  expect(document.querySelectorAll('[inert] .tag')).toHaveLength(1)
  expect(document.querySelectorAll('[inert] h2')).toHaveLength(3)
})

test.each([
  { album: 'never' as const, how: 'on its way' },
  { album: [503, { message: 'We’re busy right now.' }] as const, how: 'refused' },
])('no sample takes the place of one’s own problems while the album is $how', async ({ album }) => {
  const { sent } = open({ [routes.currentUser]: [200, ada], [routes.album]: album === 'never' ? album : [...album] })
  await screen.findByRole('heading', { name: 'History comes with Premium' })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.album))
  expect(document.querySelectorAll('[inert] h2')).toHaveLength(3)
  expect(screen.queryByText('A sample')).toBeNull()
})
