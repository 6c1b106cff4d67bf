import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import type { SettingsDeps } from './deps.ts'

interface Switches {
  hintsOn: boolean
  countsForRarity: boolean
  opinionsOn: boolean
}

const findSwitches = statement<Switches>(
  'find_switches',
  `select hints_on as "hintsOn", counts_for_rarity as "countsForRarity", opinions_on as "opinionsOn"
   from "user" where id = $1`,
)

const saveHints = statement('save_hints_on', 'update "user" set hints_on = $2 where id = $1')

const saveOpinions = statement('save_opinions_on', 'update "user" set opinions_on = $2 where id = $1')

const saveRarity = statement('save_counts_for_rarity', 'update "user" set counts_for_rarity = $2 where id = $1')

// Whoever hands in holds this row: none of their sketches can come after the forgetting.
const holdHandIns = statement('hold_hand_ins', 'select from progress where user_id = $1 for update')

const forgetSketches = statement(
  'forget_sketches',
  'delete from idea_sketch s using round r where r.id = s.round_id and r.user_id = $1',
)

export async function switchesOf({ db }: SettingsDeps, { id }: Person) {
  const [switches] = await findSwitches(db, id)
  if (!switches) throw new Error('Nobody has these settings.')
  return switches
}

export function switchRoutes(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'switchHints', async ({ person, body: { on } }) => {
    await saveHints(deps.db, person.id, on)
    return { on }
  })

  serve(app, deps, 'switchOpinions', async ({ person, body: { on } }) => {
    await saveOpinions(deps.db, person.id, on)
    return { on }
  })

  serve(app, deps, 'switchRarity', async ({ person, body: { on } }) => {
    await countForRarity(deps, person.id, on)
    return { on }
  })
}

/** Off forgets what was kept of their ideas; on counts from the next list. */
const countForRarity = ({ transact }: SettingsDeps, userId: string, on: boolean) =>
  transact(async (db) => {
    await holdHandIns(db, userId)
    await saveRarity(db, userId, on)
    if (!on) await forgetSketches(db, userId)
  })
