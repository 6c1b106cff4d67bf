import { customType, date, timestamp } from 'drizzle-orm/pg-core'

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
export const dateColumn = (name: string) => date(name, { mode: 'string' })
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
