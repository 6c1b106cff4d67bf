import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { chosen, finishedRound, lines } from './test/finished.ts'
import { open, page, pathOf } from './test/open-round.ts'

const pick = (idea: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: idea })

test('nobody sees a number before having chosen', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [`POST /api${pathOf(round)}/favourites`]: chosen(round, [2, 7]) })
  await screen.findByRole('heading', { name: 'First, you choose. Which two are your best?' })
  expect(page()).not.toContain('Fluency')
  await person.click(pick(/chess/))
  await person.click(pick(/story on the glass/))
  screen.getByText('2 of 2 picked')
  expect(pick(/umbrellas/).disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Show me' }))

  await screen.findByRole('heading', { level: 1, name: 'Nobody else wrote no. 8' })
  expect(sent.at(-1)).toMatchObject({ call: `POST /api${pathOf(round)}/favourites`, body: { favourites: [2, 7] } })
  await screen.findByRole('heading', { name: 'You and the count agree on one of two' })
  screen.getByText('You also like no. 3. Keep it: rare is not the same as good.')
})

test('choosing can be skipped, and nothing is compared then', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [`POST /api${pathOf(round)}/favourites`]: chosen(round, []) })
  await person.click(await screen.findByRole('button', { name: 'Show me, without choosing' }))
  await screen.findByRole('heading', { name: /^Nobody else wrote/ })
  expect(sent.at(-1)?.body).toEqual({ favourites: [] })
  expect(page()).not.toContain('You and the count')
})

test('a choice that does not reach the server can be sent again', async () => {
  const round = finishedRound()
  const { person } = open(round, { [`POST /api${pathOf(round)}/favourites`]: null })
  await screen.findByRole('button', { name: 'Show me, without choosing' })
  await person.click(pick(/chess/))
  await person.click(screen.getByRole('button', { name: 'Show me' }))
  await toast('No network')
  expect(pick(/chess/).checked).toBe(true)
})

const hokusai = { thinkerId: 'hokusai', thinkerSessions: 3 } as const

test('the thinker says the same once more with the rule that chose it, and the plate has a new ink', async () => {
  const answer = { line: 'So many ways round the same mountain.', rule: 'there are at least five ideas.' }
  open(finishedRound({ ...hokusai, favourites: [], answer }))
  const card = await screen.findByRole('region', { name: 'In the manner of Katsushika Hokusai 🌊' })
  within(card).getByText(answer.line)
  within(card).getByText('Our words, not Hokusai’s. A rule chose them: there are at least five ideas.')
  within(card).getByText('3 sessions with Hokusai, two inks.')
  expect(within(card).getByRole('link', { name: 'Your album of plates' }).getAttribute('href')).toBe('/album')
  expect([...card.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual([
    '/plates/ink/hokusai-1.webp',
    '/plates/ink/hokusai-2.webp',
  ])
})

test('where no rule holds there is no line, and no praise in its place', async () => {
  open(finishedRound({ ...hokusai, favourites: [], answer: null }))
  const card = await screen.findByRole('region', { name: 'Katsushika Hokusai 🌊' })
  expect(within(card).queryByText(/Our words/)).toBeNull()
  within(card).getByText('Same subject, new viewpoint, new idea. Walk all the way round it.')
})

test('each measure stands with the sentence that explains it, under a sum that is a game score', async () => {
  const round = finishedRound({ favourites: [] })
  open(round)
  await screen.findByRole('heading', { name: 'Four ways to look at the list' })
  const { sentences, score } = round.feedback ?? {}
  for (const part of ['fluency', 'flexibility', 'originality', 'elaboration'] as const)
    screen.getByText(sentences?.[part] ?? 'no sentence')
  screen.getByText('This counts words and compares lists. It is a game score, not a test of you.')
  expect(document.querySelector('[data-part="total"]')?.textContent).toBe(`${score?.total} of 100`)
  expect(page()).not.toMatch(/creativity|intelligen/i)
})

test('a list stands beside the person’s own earlier ones, with what chance does', async () => {
  open(finishedRound({ favourites: [], own: { lists: 10, narrower: 8, equal: 1 } }))
  const head = await screen.findByRole('heading', { name: 'Beside your own lists' })
  within(head.closest('article') as HTMLElement).getByText(
    'Wider than eight of your last ten lists. By chance alone one list in four is.',
  )
})

test('before eight lists it is too early to say', async () => {
  open(finishedRound({ favourites: [], own: { lists: 3, narrower: 3, equal: 0 } }))
  await screen.findByText('Too early to say: this takes eight earlier lists of yours, and there are three so far.')
})

test('where lists were not compared, nothing is said of it', async () => {
  open(finishedRound({ favourites: [] }))
  await screen.findByRole('heading', { name: 'How rare are they?' })
  expect(screen.queryByRole('heading', { name: 'Beside your own lists' })).toBeNull()
})

test('what stands below comes at once, when the last call has answered: no part moves another', async () => {
  const installation = Promise.withResolvers<Answer>()
  const round = finishedRound({ favourites: [] })
  const { sent } = visit(pathOf(round), {
    [`GET /api${pathOf(round)}`]: [200, round],
    [routes.installation]: installation.promise,
  })
  await screen.findByRole('heading', { level: 1, name: 'Nobody else wrote no. 8' })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.installation))
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('region', { name: /in the order you wrote them/ })).toBeNull()
  installation.resolve([200, { opinions: false }])
  await screen.findByRole('region', { name: /in the order you wrote them/ })
})

test('of many ideas only every fifth keeps its number on a phone', async () => {
  const texts = Array.from({ length: 20 }, (_, place) => `Idea ${'abcdefghijklmnopqrst'[place]}lpha`)
  open(finishedRound({ favourites: [], ideas: lines(...texts) }))
  await screen.findByRole('heading', { level: 1, name: /^Nobody|different|^One/ })
  const kept = [...document.querySelectorAll('[data-part="order-chart"] [data-crowded] [data-milestone]')].map(
    (each) => each.textContent,
  )
  expect(kept).toEqual(['1', '5', '10', '15', '20'])
})

test('what the chart shows can be read as a table', async () => {
  open(finishedRound({ favourites: [2] }))
  await screen.findByRole('img', { name: 'Originality of your ideas in the order you wrote them' })
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(9)
  expect(rows[3]?.textContent).toContain('your pick')
  expect(rows[8]?.textContent).toContain('the most unusual')
})

test('a dialog explains how it is counted, with its limits', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'How it is counted' }))
  const dialog = await screen.findByRole('dialog', { name: 'How it is counted' })
  expect([...dialog.querySelectorAll('dt')].map((share) => Number.parseInt(share.textContent, 10))).toEqual([
    25, 45, 15, 15,
  ])
  within(dialog).getByText(/loses up to 40 % of its total/)
  within(dialog).getByText(/The newest 200 lists are read/)
  within(dialog).getByText(/Rare is not the same as good/)
  within(dialog).getByText(/without your name\. You can leave this/)
  expect(within(dialog).getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings')
})

test('a dialog explains why late ideas are more unusual, with sources and counter-evidence', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'Why late ideas are odder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why late ideas are odder' }))
  dialog.getByText(/^Lucas & Nordgren \(2020\), PNAS 117\(33\), 19830–19836\.$/)
  dialog.getByText(/those who listed more had the less original ideas/)
})

test('a list whose first half was the more unusual is not said to have the better second half', async () => {
  const round = finishedRound({ favourites: [] })
  const { feedback } = round
  const score = feedback && { ...feedback.score, order: { ...feedback.score.order, delta: -42 } }
  open({ ...round, feedback: feedback && score && { ...feedback, score } })
  await screen.findByRole('button', { name: 'Why late ideas are often odder' })
})

test('a list of two ideas has no choice of favourites and no order chart', async () => {
  const ideas = ['A choir', 'A bench that faces the other bench'].map((text) => ({
    text,
    method: 'text' as const,
    toTry: false,
  }))
  const round = finishedRound({ ideas })
  const score = round.feedback?.score ?? expect.fail()
  score.originality = { ...score.originality, tooEarly: true, byMeaning: true }
  open(round)
  await screen.findByRole('heading', { level: 1, name: 'Two different ideas' })
  await screen.findByRole('heading', { name: 'From six ideas on' })
  screen.getByText('2 of 6.')
  expect(screen.queryByRole('heading', { name: /^Fluency/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Why late ideas/ })).toBeNull()
})

test('an idea can be marked to be tried for real', async () => {
  const round = finishedRound({ favourites: [] })
  const { person, sent } = open(round, { [`POST /api${pathOf(round)}/trial`]: [204, undefined] })
  await person.click(await screen.findByRole('button', { name: 'Try it for real: no. 6' }))
  await screen.findByText('We will ask in a week')
  expect(sent.at(-1)?.body).toEqual({ place: 5 })
})

test('a mark to try an idea is still there at the next visit', async () => {
  const { ideas } = finishedRound()
  open(finishedRound({ favourites: [], ideas: ideas.map((idea, place) => ({ ...idea, toTry: place === 5 })) }))
  const rows = within(await screen.findByRole('region', { name: /in the order you wrote them/ })).getAllByRole(
    'listitem',
  )
  within(rows[5] as HTMLElement).getByText('We will ask in a week')
  expect(screen.queryByRole('button', { name: 'Try it for real: no. 6' })).toBeNull()
})

test('a round of somebody else, or none, says so', async () => {
  visit('/rounds/nobody')
  await screen.findByRole('heading', { name: 'There is no such session' })
})

const otherLists = [
  {
    id: '7a1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
    finishedAt: '2026-03-14T17:48:00.000Z',
    ideas: ['Buttons that hum', 'A polite robot', 'Confetti'].map((text, i) => ({
      text,
      method: 'text' as const,
      isNew: i > 0,
    })),
    isAdded: false,
  },
]

test('the list of a second device stands beside the one that counts, and its new ideas are added as later ones', async () => {
  const round = finishedRound({ favourites: [], otherLists })
  const added = { ...round, otherLists: otherLists.map((list) => ({ ...list, isAdded: true })) }
  const call = `POST /api${pathOf(round)}/other-lists/${otherLists[0]?.id}` as const
  const { person, sent } = open(round, { [call]: [200, added] })
  await screen.findByRole('heading', { name: 'Two lists for one problem' })
  screen.getByText('3 ideas, 1 the same · not counted')
  await person.click(screen.getByRole('button', { name: 'Add my 2 new ideas' }))
  await screen.findByText('3 ideas, 1 the same · added later')
  expect(sent.at(-1)?.call).toBe(call)
  expect(screen.getAllByText('(later)')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Add my/ })).toBeNull()
})

test('a session that counts for no day says why', async () => {
  open(finishedRound({ favourites: [], notCounted: 'arrived_late' }))
  await screen.findByRole('heading', { name: 'Not counted for a day' })
  screen.getByText('It arrived more than 72 hours after its day. It is in your history.')
})
