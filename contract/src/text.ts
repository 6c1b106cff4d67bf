import {
  byteLength,
  hasAtMostGraphemes,
  isBlank,
  isStorable,
  notStorableMessage,
  trimText,
} from '@app/domain/text/text'
import { z } from 'zod'

/** Without NUL and lone surrogates, which PostgreSQL cannot store. */
export const StorableText = z.string().refine(isStorable, { error: notStorableMessage, abort: true })

interface Bounds {
  name: string
  graphemes: number
  bytes: number
}

export const boundedText = ({ name, graphemes, bytes }: Bounds) =>
  StorableText.refine((text) => !isBlank(text), { error: `${name} can’t be blank.`, abort: true })
    .refine((text) => byteLength(text) <= bytes, { error: `${name} is too long.`, abort: true })
    .refine((text) => hasAtMostGraphemes(text, graphemes), { error: `${name} is longer than ${graphemes} characters.` })

export const Message = z.strictObject({ message: z.string() })
export const NoContent = z.void()
/** PostgreSQL has no year 0. */
export const IsoDate = z.iso.date().refine((day) => day >= '0001', { error: 'That day doesn’t exist.' })
export const trimmedText = StorableText.transform(trimText)
export const AdminNote = trimmedText.pipe(
  z.string().min(1, { error: 'Please say why.' }).max(500, { error: 'A note can have up to 500 characters.' }),
)
/** ISO 8601 in UTC. */
export const IsoDateTime = z.iso.datetime()

export const integerText = (least: number, most: number) =>
  StorableText.max(12)
    .regex(/^[0-9]+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))

export const PageNumber = integerText(1, 1_000_000).optional()
export const PageQuery = z.strictObject({ page: PageNumber })

export const listBodyMaxBytes = 192 * 1024
