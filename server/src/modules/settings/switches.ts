import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import type { SettingsDeps } from './deps.ts'

const findSwitches = statement({
  name: 'find_switches',
  params: { userId: 'text' },
  columns: { hintsOn: 'bool', countsForRarity: 'bool', opinionsOn: 'bool' },
  sql: `select hints_on as "hintsOn", counts_for_rarity as "countsForRarity", opinions_on as "opinionsOn"
    from "user" where id = :userId`,
})

const saveHints = statement({
  name: 'save_hints_on',
  params: { userId: 'text', on: 'bool' },
  sql: 'update "user" set hints_on = :on where id = :userId',
})

const saveOpinions = statement({
  name: 'save_opinions_on',
  params: { userId: 'text', on: 'bool' },
  sql: 'update "user" set opinions_on = :on where id = :userId',
})

const saveRarity = statement({
  name: 'save_counts_for_rarity',
  params: { userId: 'text', on: 'bool' },
  sql: 'update "user" set counts_for_rarity = :on where id = :userId',
})

// A hand-in holds this row: none of their sketches can come after the forgetting.
const holdHandIns = statement({
  name: 'hold_hand_ins',
  params: { userId: 'text' },
  sql: 'select from progress where user_id = :userId for update',
})

const forgetSketches = statement({
  name: 'forget_sketches',
  params: { userId: 'text' },
  sql: 'delete from idea_sketch s using round r where r.id = s.round_id and r.user_id = :userId',
})

export async function switchesOf({ db }: SettingsDeps, { id }: Person) {
  const [switches] = await findSwitches(db, { userId: id })
  if (!switches) throw new Error('Nobody has these settings.')
  return switches
}

export function switchRoutes(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'switchHints', async ({ person, body: { on } }) => {
    await saveHints(deps.db, { userId: person.id, on })
    return { on }
  })

  serve(app, deps, 'switchOpinions', async ({ person, body: { on } }) => {
    await saveOpinions(deps.db, { userId: person.id, on })
    return { on }
  })

  serve(app, deps, 'switchRarity', async ({ person, body: { on } }) => {
    await countForRarity(deps, person.id, on)
    return { on }
  })
}

const countForRarity = ({ transact }: SettingsDeps, userId: string, on: boolean) =>
  transact(async (db) => {
    await holdHandIns(db, { userId })
    await saveRarity(db, { userId, on })
    if (!on) await forgetSketches(db, { userId })
  })
