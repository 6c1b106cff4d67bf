import { byteLength, graphemesAtMost, isBlank, isStorable, notStorable, trimmed } from '@app/domain/text/text'
import { z } from 'zod'

/** Without NUL and lone surrogates, which PostgreSQL cannot store. */
export const Text = z.string().refine(isStorable, { error: notStorable, abort: true })

interface Bounds {
  name: string
  graphemes: number
  bytes: number
}

export const boundedText = ({ name, graphemes, bytes }: Bounds) =>
  Text.refine((text) => !isBlank(text), { error: `${name} cannot be blank.`, abort: true })
    .refine((text) => byteLength(text) <= bytes, { error: `${name} is too long.`, abort: true })
    .refine((text) => graphemesAtMost(text, graphemes), { error: `${name} is longer than ${graphemes} characters.` })

export const Message = z.strictObject({ message: z.string() })
export const Nothing = z.void()
/** PostgreSQL has no year 0. */
export const DayText = z.iso.date().refine((day) => day >= '0001', { error: 'There was no such day.' })
export const trimmedText = Text.transform(trimmed)
export const Note = trimmedText.pipe(
  z.string().min(1, { error: 'Please note why.' }).max(500, { error: 'A note has at most 500 characters.' }),
)
/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

export const wholeNumber = (least: number, most: number) =>
  Text.max(12)
    .regex(/^[0-9]+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))

export const PageNumber = wholeNumber(1, 1_000_000).optional()
export const PageQuery = z.strictObject({ page: PageNumber })

export const listBodyLimit = 192 * 1024
