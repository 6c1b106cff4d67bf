import { thinkers } from '@app/content/thinkers'
import type { Database } from '../../db/database.ts'
import { createGuestEvents } from '../../modules/guest/guest-events.ts'
import { problemBank } from '../../modules/problems/problem-bank.ts'
import { createRandom } from './make-person.ts'

const dayMs = 24 * 60 * 60 * 1000
const names = thinkers.map(({ name }) => name)

/** The steps of a visit without an account, and how many of those who come so far take each. */
const steps = [
  ['challenge_start', 1],
  ['genius_selected', 0.7],
  ['challenge_complete', 0.75],
  ['signup_prompt_view', 1],
  ['signup_click', 0.4],
  ['account_created', 0.6],
] as const

interface Visits {
  run: string
  count: number
  days: number
  now: Date
}

/** What visitors did on the landing page; the roll-up counts older days by itself. */
export async function seedGuestVisits(db: Database, { run, count, days, now }: Visits) {
  const { note, flush } = createGuestEvents(db)
  for (let number = 1; number <= count; number++) {
    const random = createRandom(number)
    const began = now.getTime() - random.roll() * days * dayMs
    const visit = {
      visitor: `seed-${run}-${number}`,
      sessionId: `session_seed_${run}_${number}`,
      problemId: random.pick(problemBank).id,
      geniusName: random.pick(names),
      solutionLength: 20 + random.below(200),
    }
    for (const [at, [type, share]] of steps.entries()) {
      if (random.roll() >= share) break
      note({ ...visit, at: new Date(Math.min(began + at * 20_000, now.getTime())), type })
    }
    if (number % 500 === 0) await flush()
  }
  await flush()
}
