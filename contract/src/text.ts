import { byteLength, graphemesAtMost, isStorable } from '@app/domain/text/text'
import { z } from 'zod'

/** Text that the database can hold as it was sent: no NUL, no half of a surrogate pair. */
export const Text = z
  .string()
  .refine(isStorable, { error: 'This text holds characters that cannot be stored.', abort: true })

interface Bounds {
  name: string
  graphemes: number
  bytes: number
}

/** Text with something in it, at most so many graphemes (what a person calls characters) and bytes. */
export const boundedText = ({ name, graphemes, bytes }: Bounds) =>
  Text.refine((text) => text.trim() !== '', { error: `${name} cannot be blank.`, abort: true })
    .refine((text) => byteLength(text) <= bytes, { error: `${name} is too long.`, abort: true })
    .refine((text) => graphemesAtMost(text, graphemes), { error: `${name} is longer than ${graphemes} characters.` })

export const Message = z.strictObject({ message: z.string() })
/** The reply of a call that answers 204. */
export const Nothing = z.void()
/** A calendar date, `2026-11-21`. There was no year 0, and the database knows none. */
export const DayText = z.iso.date().refine((day) => day >= '0001', { error: 'There was no such day.' })
/** Why an admin decided as they did: no decision on money or on people goes without. */
export const Note = Text.trim().min(1, { error: 'Please note why.' }).max(500, { error: 'This note is too long.' })
/** A moment, ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

/** Query values are text; this one must be a whole number, written plainly. */
export const wholeNumber = (least: number, most: number) =>
  Text.max(12)
    .regex(/^[0-9]+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** Which page of a list: the first unless said. */
export const PageNumber = wholeNumber(1, 1_000_000).optional()
