import { roundLimits } from '@app/domain/round/round'
import { z } from 'zod'
import { boundedText } from './text.ts'

/** What a round may be handed in with; `missing` is said when there is nothing. */
export const solutionsOr = (missing: string) =>
  z
    .array(boundedText({ name: 'A solution', ...roundLimits.solution }))
    .min(1, { error: missing })
    .max(roundLimits.slotsAtMost, { error: 'There are more solutions than slots.' })

/** How each solution came, in the order of the solutions. */
export const Methods = z.array(z.enum(['text', 'voice'])).max(roundLimits.slotsAtMost)

export const methodMissing = { error: 'Every solution needs its submission method.' }
