import { statement } from '../../db/statement.ts'

export const findProblemOfRound = statement({
  name: 'find_problem_of_finished_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { problemId: 'uuid?' },
  sql: `select p.id as "problemId" from round r left join problem p on p.id = r.problem_id and p.hidden_at is null
    where r.id = :roundId and r.user_id = :userId and r.finished_at is not null`,
})
