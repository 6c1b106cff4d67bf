import { findThinkerByName } from '@app/content/find-thinker'
import { thinkers } from '@app/content/thinkers'
import type { Reply } from '@app/contract/calls'
import type { guestPeriods } from '@app/contract/guest'
import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { findGuestFigures } from './guest.queries.ts'
import type { GuestDeps } from './guest-cookie.ts'

interface NameCount {
  name: string
  count: number
}

const shown = 10
const unknown = 'Unknown'
const nameOf = new Map<string, string>(thinkers.map(({ id, name }) => [id, name]))

type Period = (typeof guestPeriods)[number]

const daysOf = { '7d': 7, '30d': 30 } as const
/** The lists of all time are counted under this day. */
const ever = '0001-01-01'
const never = '9999-12-31'

const firstDayOf = (period: Period, today: Day): Day => (period === 'all' ? ever : addDays(today, 1 - daysOf[period]))

export async function loadGuestAnalytics(deps: GuestDeps, period: Period = '7d'): Promise<Reply<'guestAnalytics'>> {
  await deps.guestEvents.flush()
  const from = firstDayOf(period, dayAt(deps.now().getTime(), 'UTC'))
  const [figures] = await findGuestFigures(deps.db, { from, listsTo: period === 'all' ? ever : never })
  if (!figures) throw new Error('There are no figures.')
  const { totals, days, thinkers, problems, visitors, uncounted } = figures
  return {
    summary: summaryOf(totals, visitors),
    shared: sharedOf(totals),
    popularGeniuses: popularThinkers(thinkers, totals['genius_selected'] ?? 0),
    popularProblems: problems.map(({ name: problemId, count }) => ({ problemId, count })),
    days,
    uncounted,
  }
}

const sharedOf = (totals: Record<string, number>) => ({
  challengeStarts: totals['shared_challenge_start'] ?? 0,
  challengeCompletions: totals['shared_challenge_complete'] ?? 0,
  signupPromptViews: totals['shared_signup_prompt_view'] ?? 0,
  signupConversions: totals['shared_signup_click'] ?? 0,
  accountsCreated: totals['shared_account_created'] ?? 0,
})

function summaryOf(totals: Record<string, number>, uniqueVisitors: number) {
  const totalOf = (type: string) => totals[type] ?? 0
  const challengeStarts = totalOf('challenge_start')
  const challengeCompletions = totalOf('challenge_complete')
  const signupPromptViews = totalOf('signup_prompt_view')
  const signupConversions = totalOf('signup_click')
  return {
    uniqueVisitors,
    engagementRate: shareOf(challengeCompletions, challengeStarts),
    challengeStarts,
    challengeCompletions,
    signupPromptViews,
    signupConversions,
    conversionRate: shareOf(signupConversions, signupPromptViews),
    accountsCreated: totalOf('account_created'),
  }
}

const shareOf = (part: number, whole: number) => `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`

function popularThinkers(stored: readonly NameCount[], choices: number) {
  const counts = new Map<string, number>()
  let known = 0
  for (const { name, count } of stored) {
    const thinker = nameOf.get(findThinkerByName(name) ?? '')
    if (!thinker) continue
    counts.set(thinker, (counts.get(thinker) ?? 0) + count)
    known += count
  }
  if (choices > known) counts.set(unknown, choices - known)
  return [...counts]
    .map(([geniusName, count]) => ({ geniusName, count }))
    .toSorted((a, b) => b.count - a.count || (a.geniusName < b.geniusName ? -1 : 1))
    .slice(0, shown)
}
