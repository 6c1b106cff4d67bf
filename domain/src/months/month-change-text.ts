import { capitalize, formatCount, joinList, numberInWords } from '../text/number-words.ts'
import { type ComparedMeasure, type MonthChange, type MonthMeans, minRoundsToCompare } from './compare-months.ts'

interface MonthNamed {
  name: string
  sessions: number
}

export interface MonthChangeText {
  line: string
  detail: string
}

const names: Record<ComparedMeasure, string> = {
  different: 'number',
  switches: 'changes of direction',
  rarity: 'rarity',
  detail: 'detail',
}

/** In whole numbers, unless they would be equal or nothing. */
function rounded({ now, before }: MonthMeans): [now: string, before: string] {
  const [a, b] = [Math.round(now), Math.round(before)]
  return a !== b && a > 0 && b > 0 ? [numberInWords(a), numberInWords(b)] : [now.toFixed(1), before.toFixed(1)]
}

const isOne = (amount: string) => amount === 'one'

const lines: Record<ComparedMeasure, (isMore: boolean, now: string, before: string, month: string) => string> = {
  different: (isMore, now, before, month) =>
    `Your lists were ${isMore ? 'longer' : 'shorter'}: about ${now} ${isOne(now) ? 'idea' : 'ideas'}, compared with ${before} in ${month}.`,
  switches: (isMore, now, before, month) =>
    `You changed direction ${isMore ? 'more' : 'less'} often: about ${isOne(now) ? 'once' : `${now} times`} a session, compared with ${isOne(before) ? 'once' : before} in ${month}.`,
  rarity: (isMore, _now, _before, month) => `Your ideas were ${isMore ? 'rarer' : 'less rare'} than in ${month}.`,
  detail: (isMore, now, before, month) =>
    `You wrote in ${isMore ? 'more' : 'less'} detail: about ${now} key ${isOne(now) ? 'word' : 'words'} per idea, compared with ${before} in ${month}.`,
}

const honest = 'This shows how you wrote here, not how clever you are.'

/** One sentence and what it rests on. A fall is said as plainly as a rise. */
export function describeMonthChange(change: MonthChange, now: MonthNamed, before: MonthNamed): MonthChangeText {
  if (change.kind === 'too_few') return tooFew(now, before)
  if (change.kind === 'none')
    return {
      line: 'No clear difference.',
      detail: `${formatCount(now.sessions, 'session')} in ${now.name}, ${before.sessions} in ${before.name}.`,
    }
  const { measure, means, unclear } = change
  const rest =
    unclear.length > 0 ? `${capitalize(joinList(unclear.map((each) => names[each])))}: no clear difference. ` : ''
  return {
    line: lines[measure](means.now > means.before, ...rounded(means), before.name),
    detail: `${formatCount(now.sessions, 'session')} compared with ${before.sessions}. That’s probably not just luck. ${rest}${honest}`,
  }
}

function tooFew(now: MonthNamed, before: MonthNamed): MonthChangeText {
  const isCountedAnew = Math.min(now.sessions, before.sessions) >= minRoundsToCompare
  const why = isCountedAnew
    ? 'We changed how we count, so only some of them can be compared.'
    : `We need ${numberInWords(minRoundsToCompare)} in each month to compare.`
  return {
    line: 'Not enough sessions to tell.',
    detail: `${now.sessions} in ${now.name}, ${before.sessions} in ${before.name}. ${why}`,
  }
}

export const firstMonthText: MonthChangeText = {
  line: 'This is your first month.',
  detail: `We’ll compare once two months have ${numberInWords(minRoundsToCompare)} sessions each.`,
}
