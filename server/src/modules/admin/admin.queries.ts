import { statement } from '../../db/statement.ts'
import { personColumns, selectPerson } from '../account/person.ts'

/** People by their ids, in the order of these. */
export const readPeople = statement({
  name: 'read_people',
  params: { ids: 'text[]', now: 'timestamptz' },
  columns: personColumns,
  sql: `select ${selectPerson} from unnest(:ids::text[]) with ordinality as page(id, place)
    join "user" u on u.id = page.id left join progress p on p.user_id = u.id order by page.place`,
})

/** Who has one of these addresses. */
export const readOwners = statement({
  name: 'read_owners',
  params: { emails: 'text[]', now: 'timestamptz' },
  columns: personColumns,
  sql: `select ${selectPerson} from "user" u left join progress p on p.user_id = u.id
    where u.email = any(:emails)`,
})

/** Of two decisions on one person at once the second sees what the first did. */
export const holdPerson = statement({
  name: 'hold_person_to_decide',
  params: { id: 'text' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: 'select id, email, first_name as "firstName" from "user" where id = :id for no key update',
})

export const endSessions = statement({
  name: 'end_sessions_by_admin',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: 'delete from session where user_id = :userId returning id',
})

/** A card that is charged again and again, as far as we know. */
export const findRunningCard = statement({
  name: 'find_running_card_of',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription
    where user_id = :userId and status in ('active', 'trialing', 'past_due') limit 1`,
})
