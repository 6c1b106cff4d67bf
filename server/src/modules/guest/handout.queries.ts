import { statement } from '../../db/statement.ts'

export interface Handout {
  day: string
  number: number
  problemId: string
  text: string
  handedOutAt: Date
}

/** The last time that this browser was given this problem. */
export const findHandout = statement<Handout>(
  'find_guest_handout',
  `select h.day, h.number, h.problem_id as "problemId", p.text, h.handed_out_at as "handedOutAt"
   from guest_handout h join problem p on p.id = h.problem_id
   where h.browser = $1 and h.problem_id = $2 order by h.handed_out_at desc limit 1`,
)

/** Answers with the place for the one who takes it; everybody else waits for them, and gets nothing. */
export const claimHandout = statement<{ number: number }>(
  'claim_guest_handout',
  `update guest_handout set claimed_at = $4 where browser = $1 and day = $2 and number = $3 and claimed_at is null
   returning number`,
)
