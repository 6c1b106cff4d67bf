import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

const findByEmail = statement<{ id: string }>('find_user_by_email', 'select id from "user" where email = $1')

export const isKnown = async (db: Database, email: string) => (await findByEmail(db, email)).length > 0

export const saveZonePlan = statement(
  'save_zone_plan',
  'update "user" set time_zone = $2, next_time_zone = $3, next_time_zone_from = $4 where id = $1',
)
