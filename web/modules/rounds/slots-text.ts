import { maxSlots } from '@app/domain/premium/plan-limits'
import { slotsFor } from '@app/domain/rounds/slots'
import type { User } from '../../api/session.ts'

type Owner = Pick<User, 'plan' | 'streak' | 'maxSolutionSlots'>

export function slotsText(owner: Owner): string {
  const [slots, most] = [slotsFor(owner), maxSlots[owner.plan]]
  if (slots >= most) return `You have ${slots} slots today, the most there are.`
  return `You have ${slots} slots today, and one more for each day of your streak, up to ${most}.`
}
