import { msOfLink } from '@app/domain/account/lifetimes'
import type { AccountDeps } from './deps.ts'
import { lockUnproven, removeExpiredPending, removeUnproven } from './pending.queries.ts'

export async function removeUnprovenSignUps({ db, now, transact }: Pick<AccountDeps, 'db' | 'now' | 'transact'>) {
  const moment = now()
  await removeExpiredPending(db, { now: moment })
  const madeBefore = new Date(moment.getTime() - msOfLink('verify'))
  await transact(async (db) => {
    const ids = (await lockUnproven(db, { madeBefore, now: moment })).map(({ id }) => id)
    await removeUnproven(db, { madeBefore, now: moment, ids })
  })
}
