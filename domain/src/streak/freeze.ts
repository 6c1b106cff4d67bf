import type { Day } from '../day/day.ts'
import type { DayLog, Gap, LoggedDay } from './day-log.ts'

export const freezeLimits = {
  atSignUp: 1,
  everyDoneDays: 7,
  maxHeld: 2,
} as const

export interface FreezeBalance {
  freezes: number
  doneDays: number
}

export const isFreezeEarned = (doneDays: number): boolean => doneDays > 0 && doneDays % freezeLimits.everyDoneDays === 0

export function freezeBalanceAfter(
  { freezes, doneDays }: FreezeBalance,
  { kind }: Pick<LoggedDay, 'kind'>,
): FreezeBalance {
  if (kind === 'frozen') return { freezes: Math.max(0, freezes - 1), doneDays }
  if (kind !== 'done') return { freezes, doneDays }
  const earned = isFreezeEarned(doneDays + 1) ? 1 : 0
  return { freezes: Math.min(freezeLimits.maxHeld, freezes + earned), doneDays: doneDays + 1 }
}

const atSignUp: FreezeBalance = { freezes: freezeLimits.atSignUp, doneDays: 0 }

export const canFreeze = (log: DayLog, { after, missed }: Gap): boolean => missed.length <= spendableAfter(after, log)

function spendableAfter(day: Day, log: DayLog): number {
  let hold = atSignUp
  let least: number = freezeLimits.maxHeld
  for (const row of log) {
    hold = freezeBalanceAfter(hold, row)
    if (row.day >= day) least = Math.min(least, hold.freezes)
  }
  return least
}

export type FreezeChange = 'sign_up' | 'earned' | 'full' | 'spent' | 'returned'

export interface FreezeEvent {
  day: Day | null
  change: FreezeChange
  held: number
}

export function freezeHistory(log: DayLog): FreezeEvent[] {
  let hold = atSignUp
  const events: FreezeEvent[] = [{ day: null, change: 'sign_up', held: hold.freezes }]
  for (const row of log) {
    const before = hold.freezes
    hold = freezeBalanceAfter(hold, row)
    if (row.replaced === 'frozen') {
      events.push({ day: row.day, change: 'spent', held: Math.max(0, before - 1) })
      events.push({ day: row.day, change: 'returned', held: before })
    }
    if (row.kind === 'frozen') events.push({ day: row.day, change: 'spent', held: hold.freezes })
    if (row.kind === 'done' && isFreezeEarned(hold.doneDays)) {
      events.push({ day: row.day, change: hold.freezes > before ? 'earned' : 'full', held: hold.freezes })
    }
  }
  return events
}
