export type Plan = 'free' | 'premium'

/** Finished rounds a day, daily and custom together. */
export const roundsPerDay = { free: 2, premium: 5 } as const satisfies Record<Plan, number>

/** Boxes of one round at most. */
export const slotCap = { free: 10, premium: 20 } as const satisfies Record<Plan, number>

/** A stretch of premium, from a payment or from an admin. `end` null: without end. Moments in milliseconds. */
export interface Grant {
  start: number
  end: number | null
  revoked: boolean
}

/** Premium is derived: one grant in force is enough. A grant holds from its start to just before its end. */
export function planAt(now: number, grants: readonly Grant[]): Plan {
  const inForce = grants.some(({ start, end, revoked }) => !revoked && start <= now && (end === null || now < end))
  return inForce ? 'premium' : 'free'
}
