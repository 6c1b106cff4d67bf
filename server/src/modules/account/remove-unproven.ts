import { signUpLimits } from '@app/domain/account/credentials'
import type { AccountDeps } from './deps.ts'
import { lockUnproven, removeExpiredPending, removeUnproven } from './pending.queries.ts'

const hour = 60 * 60 * 1000

/** Removes sign-ups that were not proven in time, and the accounts that were only made for them. */
export async function removeUnprovenSignUps({ db, now, transact }: Pick<AccountDeps, 'db' | 'now' | 'transact'>) {
  const moment = now()
  await removeExpiredPending(db, { now: moment })
  const madeBefore = new Date(moment.getTime() - signUpLimits.hours * hour)
  await transact(async (db) => {
    const ids = (await lockUnproven(db, { madeBefore, now: moment })).map(({ id }) => id)
    await removeUnproven(db, { madeBefore, now: moment, ids })
  })
}
