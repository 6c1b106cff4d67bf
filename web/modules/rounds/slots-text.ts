import { maxSlots } from '@app/domain/premium/plan-limits'
import { slotsFor } from '@app/domain/rounds/slots'
import type { User } from '../../api/session.ts'

type Owner = Pick<User, 'plan' | 'streak' | 'maxSolutionSlots'>

export function slotsText(owner: Owner): string {
  const [slots, most] = [slotsFor(owner), maxSlots[owner.plan]]
  // After two days they have seen the room grow.
  if (slots >= most || owner.streak > 1) return `Room for ${slots} ideas.`
  return `Room for ${slots} ideas. Each streak day adds one.`
}
