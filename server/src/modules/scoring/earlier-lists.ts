import type { IdeaSketch } from '@app/domain/scoring/parse-idea'
import { maxEarlierLists } from '@app/domain/scoring/score'
import type { Database } from '../../db/database.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'

// Stems and vectors only: neither texts nor persons are answered. Each list is the next one in the index of problem and
// number, so that no plan sorts all lists of a problem, however many they are.
const findNewest = statement({
  name: 'find_earlier_lists',
  params: { problemId: 'uuid', most: 'int4' },
  columns: { stems: typed<string[][]>('json'), vectors: 'bytea?' },
  sql: `with recursive list as (
      (select seq, round_id, user_id, 1 as n from idea_sketch where problem_id = :problemId order by seq desc limit 1)
      union all
      select next.*, list.n + 1 from list cross join lateral (
        select seq, round_id, user_id from idea_sketch
        where problem_id = :problemId and seq < list.seq and round_id <> list.round_id order by seq desc limit 1) as next
      where list.n < :most)
    select ideas.* from list as each
    cross join lateral (
      select json_agg(stems order by position) as stems, string_agg(vector, '' order by position) as vectors
      from idea_sketch where round_id = each.round_id and user_id = each.user_id) as ideas`,
})

/** The newest lists of a problem, one of each person. */
export async function loadEarlierLists(db: Database, problemId: string, most = maxEarlierLists) {
  return (await findNewest(db, { problemId, most })).map(sketchesOf)
}

export const vectorBytes = 128

/** The ideas of a list all have vectors, or none has one: its words are in no table. */
function sketchesOf({ stems, vectors }: RowOf<typeof findNewest>): IdeaSketch[] {
  const areKnown = vectors?.length === stems.length * vectorBytes
  return stems.map((each, at) => ({
    stems: each,
    vector: areKnown ? new Int8Array(vectors.buffer, vectors.byteOffset + at * vectorBytes, vectorBytes) : null,
  }))
}
