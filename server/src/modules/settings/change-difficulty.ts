import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { serve } from '../../http/serve.ts'
import type { SettingsDeps } from './deps.ts'

// The record begins anew: what was done at another difficulty says nothing about this one.
const saveDifficulty = statement(
  'save_chosen_difficulty',
  'update "user" set difficulty = $2, difficulty_since = $3 where id = $1 and difficulty <> $2',
)

export function difficultyRoute(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'changeDifficulty', async ({ person, body: { difficulty } }) => {
    await saveDifficulty(deps.db, person.id, difficulty, deps.now())
    return { difficulty }
  })
}
