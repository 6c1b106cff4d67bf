import { signUpLimits } from '@app/domain/credentials'
import type { Deps } from '../../deps.ts'
import { removeExpiredPending, removeUnproven } from './pending.queries.ts'

const hour = 60 * 60 * 1000

/** Sign-ups that nobody proved in time go, and so does an account that was only made for them. */
export async function removeUnprovenSignUps({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const moment = now()
  await removeExpiredPending(db, moment)
  await removeUnproven(db, new Date(moment.getTime() - signUpLimits.hours * hour), moment)
}
