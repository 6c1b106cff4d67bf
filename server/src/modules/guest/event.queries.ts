import { statement } from '../../db/statement.ts'

/**
 * Many events at once, or none when they would fill the table over its cap (`mostRows`). Numbers go up and the oldest
 * rows go first, so what lies between the first and the last number is never less than there are rows.
 */
export const insertEvents = statement({
  name: 'insert_guest_events',
  params: { events: 'json', mostRows: 'int8' },
  columns: { count: 'int4' },
  sql: `with made as (
      insert into guest_event (at, type, visitor, session_id, problem_id, genius_name, solution_length)
      select at, type, visitor, "sessionId", "problemId", "geniusName", "solutionLength"
      from json_to_recordset(:events) as e(at timestamptz, type text, visitor text, "sessionId" text, "problemId" uuid,
        "geniusName" text, "solutionLength" int)
      where (select coalesce(max(id) - min(id) + 1, 0) from guest_event) + json_array_length(:events) <= :mostRows
      returning id)
    select count(*)::int as count from made`,
})
