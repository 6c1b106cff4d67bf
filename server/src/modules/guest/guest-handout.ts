import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { GuestDeps } from './guest-cookie.ts'
import { hashGuestBrowser } from './guest-cookie.ts'

const findHandout = statement({
  name: 'find_guest_handout',
  params: { browser: 'text', problemId: 'uuid' },
  columns: {
    browser: 'text',
    day: 'date',
    number: 'int4',
    problemId: 'uuid',
    text: 'text',
    form: typed<ProblemForm>('text'),
    handedOutAt: 'timestamptz',
  },
  sql: `select h.browser, h.day, h.number, h.problem_id as "problemId", p.text, p.form, h.handed_out_at as "handedOutAt"
    from guest_handout h join problem p on p.id = h.problem_id
    where h.browser = :browser and h.problem_id = :problemId order by h.handed_out_at desc limit 1`,
})

export type GuestHandout = RowOf<typeof findHandout>

/** Others at the same time wait for the request that gets the row, and get none. */
export const claimGuestHandout = statement({
  name: 'claim_guest_handout',
  params: { browser: 'text', day: 'date', number: 'int4', now: 'timestamptz' },
  columns: { number: 'int4' },
  sql: `update guest_handout set claimed_at = :now where browser = :browser and day = :day and number = :number
      and claimed_at is null returning number`,
})

export async function findGuestHandoutOf(
  { db, secret }: Pick<GuestDeps, 'db' | 'secret'>,
  browser: string | null,
  problemId: string,
): Promise<GuestHandout> {
  const [handout] = browser ? await findHandout(db, { browser: hashGuestBrowser(secret, browser), problemId }) : []
  if (!handout) throw new AppError('round_not_found')
  return handout
}
