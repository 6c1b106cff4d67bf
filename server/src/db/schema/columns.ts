import { customType, date, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const day = (name: string) => date(name, { mode: 'string' })
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
