import {
  chooseThinker,
  dueDayOf,
  listFittingThinkers,
  stageOf,
  type ThinkerSession,
} from '@app/domain/coach/technique-path'
import { addDays, daysBetween } from '@app/domain/day/day'
import { problemForms } from '@app/domain/rounds/problem-form'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { bank } from './bank.ts'
import { categories } from './categories.ts'
import { isSafeToShow } from './problem-filters.ts'
import { problems } from './problems.ts'
import { techniques } from './techniques.ts'

const all = Object.entries(techniques).map(([id, technique]) => ({ id, ...technique }))
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

test('every thinker has a technique, in the order of their ids', () => {
  expect(Object.keys(techniques)).toEqual(thinkerIds)
  for (const part of ['rule', 'move', 'question'] as const)
    expect(new Set(all.map((technique) => technique[part])).size).toBe(thinkerIds.length)
  expect(new Set(all.flatMap(({ exercises }) => exercises)).size).toBe(2 * thinkerIds.length)
})

test.each(all)('the rule of $id is one line of at most twelve words', ({ rule }) => {
  expect(rule).toMatch(/^\p{Lu}.*\.$/u)
  expect(wordsOf(rule).length).toBeLessThanOrEqual(12)
  expect(rule.length).toBeLessThanOrEqual(70)
})

test.each(all.flatMap(({ id, exercises }) => exercises.map((exercise) => ({ id, exercise }))))(
  'the exercise of $id is one short sentence that needs no app and promises nothing: $exercise',
  ({ exercise }) => {
    expect(exercise).toMatch(/^\p{Lu}[^.?!:;]*\.$/u)
    expect(wordsOf(exercise).length).toBeLessThanOrEqual(14)
    expect(exercise).not.toMatch(
      /\b(?:will|next time|tomorrow|today|problem|line|idea|name (?:it|them)|session|soon|back)\b/i,
    )
  },
)

test.each(all)('what $id does completes a sentence, and the question asks for one line', ({ move, question }) => {
  // "Idea 2 came from …": a second "from", or a word that only the rule explains, trips.
  expect(move).toMatch(/^[a-z]+ing( (?!from\b)[a-z]+){1,4}$/)
  expect(question).toMatch(/^Which line .*\?$/)
  expect(wordsOf(question).length).toBeLessThanOrEqual(12)
})

test.each(all)('each opener of $id leaves its line to be written', ({ openers }) => {
  expect(new Set(openers).size).toBe(3)
  for (const opener of openers) {
    expect(opener).toMatch(/^\p{Lu}.*[\p{L}:,?]$/u)
    expect(wordsOf(opener).length).toBeLessThanOrEqual(9)
    // It begins the first line: there is nothing before it that a word could mean.
    expect(opener).not.toMatch(/\b(?:those|they|them|its?(?!’s)|the same|the last one|that slice|so far|in here)\b/i)
  }
})

test.each(all)(
  'the example of $id is three lines on a problem of the bank',
  ({ example: { problemKey, text, lines } }) => {
    expect(problems.find(({ key }) => key === problemKey)?.text).toBe(text)
    for (const line of lines) {
      expect(line.text.length).toBeLessThanOrEqual(140)
      expect(wordsOf(line.text).length).toBeLessThanOrEqual(24)
      expect(line.move).toMatch(/[.?]$/)
      expect(wordsOf(line.move).length).toBeLessThanOrEqual(18)
    }
  },
)

test.each(all)('every text of $id may be shown', ({ rule, exercises, move, question, openers, example: { lines } }) => {
  const texts = [rule, ...exercises, move, question, ...openers, ...lines.flatMap((line) => [line.text, line.move])]
  expect(texts.filter((text) => !isSafeToShow(text))).toEqual([])
})

test('every kind of problem can be practised by three techniques or more, one of the bank or not', () => {
  for (const { id } of categories)
    for (const form of problemForms) {
      const fitting = all.filter(({ fits }) => fits.categories.includes(id) && fits.forms.includes(form))
      expect(fitting.length, `${id}, ${form}`).toBeGreaterThanOrEqual(3)
    }
  for (const form of problemForms)
    expect(all.filter(({ fits }) => fits.isForAny && fits.forms.includes(form)).length, form).toBeGreaterThanOrEqual(3)
})

test('the technique that needs a thing is given to no problem of people, words or habits', () => {
  const { isForAny, categories: own } = techniques.carver.fits
  expect([isForAny, ...own]).toEqual([false, 'house', 'kitchen', 'gadgets', 'nature'])
})

test('what fits a name of any problem fits ideas and lines, too', () => {
  const ofNames = all.filter(({ fits }) => fits.isForAny && fits.forms.includes('name'))
  expect(ofNames.length).toBeGreaterThanOrEqual(5)
  expect(ofNames.filter(({ fits }) => fits.forms.length < problemForms.length)).toEqual([])
})

/** Thirty days with a problem of the bank each, by nobody who chooses; the days that each thinker that was due came late. */
function playMonth(first: number, isNamed: (at: number) => boolean) {
  const sessions: ThinkerSession[] = []
  const lateDays: number[] = []
  for (let at = 0; at < 30; at++) {
    const { problem, ideas } = bank[(first + at * 97) % bank.length] as (typeof bank)[number]
    const day = addDays('2026-11-01', at)
    const fitsOf = Object.fromEntries(all.map(({ id, fits }) => [id, fits])) as Parameters<
      typeof listFittingThinkers
    >[0]
    const fitting = listFittingThinkers(fitsOf, { ...problem, bankThinkerId: ideas.thinker })
    const thinkerId = chooseThinker({ sessions, today: day, fitting, bankThinkerId: ideas.thinker })
    const own = sessions.filter((session) => session.thinkerId === thinkerId)
    const due = dueDayOf(own)
    if (due) lateDays.push(daysBetween(due, day))
    sessions.push({ thinkerId, day, stage: stageOf(own), opener: null, isNamed: isNamed(at) })
  }
  return { met: new Set(sessions.map(({ thinkerId }) => thinkerId)).size, lateDays }
}

test.each([
  ['each', () => true],
  ['every second', (at: number) => at % 2 === 0],
  ['no', () => false],
] as const)(
  'who names a line of %s list meets twelve of the twenty in a month, and each again in days',
  (_, isNamed) => {
    const months = Array.from({ length: 20 }, (__, month) => playMonth(month * 31, isNamed))
    expect(Math.min(...months.map(({ met }) => met))).toBeGreaterThanOrEqual(12)
    const lateDays = months.flatMap((month) => month.lateDays).toSorted((one, other) => one - other)
    expect(lateDays[Math.floor(lateDays.length / 2)]).toBeLessThanOrEqual(5)
  },
)
