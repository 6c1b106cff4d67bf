import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import type { SettingsDeps } from './delete-account.ts'

const findSwitches = statement({
  name: 'find_switches',
  params: { userId: 'text' },
  columns: { hintsOn: 'bool', countsForRarity: 'bool', opinionsOn: 'bool', coachOn: 'bool' },
  sql: `select hints_on as "hintsOn", counts_for_rarity as "countsForRarity", opinions_on as "opinionsOn",
      coach_on as "coachOn"
    from "user" where id = :userId`,
})

const saving = (column: string) =>
  ({
    params: { userId: 'text', on: 'bool' },
    sql: `update "user" set ${column} = :on where id = :userId`,
  }) as const
const saveHints = statement({ name: 'save_hints_on', ...saving('hints_on') })
const saveOpinions = statement({ name: 'save_opinions_on', ...saving('opinions_on') })
const saveRarity = statement({ name: 'save_counts_for_rarity', ...saving('counts_for_rarity') })

// Hand-ins hold this row: none adds a sketch after the forgetting.
const lockSubmissions = statement({
  name: 'lock_submissions',
  params: { userId: 'text' },
  sql: 'select from progress where user_id = :userId for update',
})

const deleteSketches = statement({
  name: 'delete_sketches',
  params: { userId: 'text' },
  sql: `delete from idea_sketch s using round r
    where r.user_id = :userId and s.round_id = r.id and s.user_id = r.user_id`,
})

export async function loadSwitches({ db }: SettingsDeps, { id }: Person) {
  const [switches] = await findSwitches(db, { userId: id })
  if (!switches) throw new Error('Nobody has these settings.')
  return switches
}

export function registerSwitchRoutes(app: Hono, deps: SettingsDeps) {
  for (const [name, save] of [['switchHints', saveHints] as const, ['switchOpinions', saveOpinions] as const])
    registerCall(app, deps, name, async ({ person, body: { on } }) => {
      await save(deps.db, { userId: person.id, on })
      return { on }
    })

  registerCall(app, deps, 'switchRarity', async ({ person, body: { on } }) => {
    await countForRarity(deps, person.id, on)
    return { on }
  })
}

const countForRarity = ({ transact }: SettingsDeps, userId: string, on: boolean) =>
  transact(async (db) => {
    await lockSubmissions(db, { userId })
    await saveRarity(db, { userId, on })
    if (!on) await deleteSketches(db, { userId })
  })
