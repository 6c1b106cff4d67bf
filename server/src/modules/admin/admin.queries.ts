import { statement } from '../../db/statement.ts'
import type { PersonRow } from '../../http/person.ts'
import { personColumns } from '../account/person.ts'

/** People by their ids, in the order of these. */
export const readPeople = statement<PersonRow>(
  'read_people',
  `select ${personColumns('$2')} from unnest($1::text[]) with ordinality as page(id, place)
   join "user" u on u.id = page.id left join progress p on p.user_id = u.id order by page.place`,
)

/** Who has one of these addresses. */
export const readOwners = statement<PersonRow>(
  'read_owners',
  `select ${personColumns('$2')} from "user" u left join progress p on p.user_id = u.id where u.email = any($1)`,
)

interface Held {
  id: string
  email: string
  firstName: string
}

/** Of two decisions on one person at once the second sees what the first did. */
export const holdPerson = statement<Held>(
  'hold_person_to_decide',
  'select id, email, first_name as "firstName" from "user" where id = $1 for no key update',
)

export const endSessions = statement<{ id: string }>(
  'end_sessions_by_admin',
  'delete from session where user_id = $1 returning id',
)

/** A card that is charged again and again, as far as we know. */
export const findRunningCard = statement<{ id: string }>(
  'find_running_card_of',
  `select id from stripe_subscription where user_id = $1 and status in ('active', 'trialing', 'past_due') limit 1`,
)
