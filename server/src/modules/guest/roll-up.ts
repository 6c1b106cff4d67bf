import { rememberedFor } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { holdRollUp, removeHandouts, rollUpSome } from './roll-up.queries.ts'

const atOnce = 20_000

/**
 * Turns what visitors did into counts by day, until nothing is left to count, and forgets browsers that were not seen
 * for long. No figure changes by it. Safe in several processes at once.
 */
export async function rollUp({ db, transact, now }: Pick<GuestDeps, 'db' | 'transact' | 'now'>) {
  for (;;) {
    const [done] = await transact(async (held) => {
      await holdRollUp(held)
      return await rollUpSome(held, { limit: atOnce })
    })
    if ((done?.count ?? 0) < atOnce) break
  }
  await removeHandouts(db, { before: new Date(now().getTime() - rememberedFor * 1000) })
}
