import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { serve } from '../../http/serve.ts'
import type { SettingsDeps } from './deps.ts'

// The record begins anew: what was done at another difficulty says nothing about this one.
const saveDifficulty = statement({
  name: 'save_chosen_difficulty',
  params: { userId: 'text', difficulty: 'text', now: 'timestamptz' },
  sql: `update "user" set difficulty = :difficulty, difficulty_since = :now
    where id = :userId and difficulty <> :difficulty`,
})

export function difficultyRoute(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'changeDifficulty', async ({ person, body: { difficulty } }) => {
    await saveDifficulty(deps.db, { userId: person.id, difficulty, now: deps.now() })
    return { difficulty }
  })
}
