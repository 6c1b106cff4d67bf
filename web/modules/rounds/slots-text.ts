import { maxSlots } from '@app/domain/premium/plan-limits'
import { slotsFor } from '@app/domain/rounds/slots'
import type { User } from '../../api/session.ts'

type Owner = Pick<User, 'plan' | 'streak' | 'maxSolutionSlots'>

export function slotsText(owner: Owner): string {
  const [slots, most] = [slotsFor(owner), maxSlots[owner.plan]]
  if (slots >= most) return `Room for ${slots} ideas today, the maximum.`
  return `Room for ${slots} ideas today. One more with every streak day, up to ${most}.`
}
