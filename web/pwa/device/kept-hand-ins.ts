import { remove, storedFor } from './device-store.ts'
import type { StoredAnswer, UnsentCall } from './rows.ts'

/**
 * A list that the server has taken, and the sessions that its owner had finished with it; 0 where it counts for no day.
 * A database may go back to a moment before: then the list is sent again under its key.
 */
export interface KeptHandIn {
  unsent: UnsentCall
  solved: number
}

/** As long as a list from a device still counts for its day. */
const keptForMs = 3 * 24 * 3_600_000
const name = 'keptHandIn'

export function keptRow(unsent: UnsentCall, solved: number): StoredAnswer {
  const key = [name, { id: unsent.id }]
  const data: KeptHandIn = { unsent, solved }
  return { person: unsent.person, id: JSON.stringify(key), key, data, at: Date.now() }
}

/** Sends all that is kept, where one is forgotten: the server answers those that it knows as it did at first. */
export async function sendForgotten(
  person: string,
  isForgotten: (kept: KeptHandIn, at: number) => boolean,
  sendAgain: (unsent: UnsentCall) => Promise<void>,
) {
  const rows = (await storedFor('answers', person)).filter(({ key }) => key[0] === name)
  const old = rows.filter(({ at }) => at < Date.now() - keptForMs)
  const kept = rows.filter((row) => !old.includes(row))
  const isAny = kept.some(({ data, at }) => isForgotten(data as KeptHandIn, at))
  // Before they are removed here: a page that ends in between has each of them twice, and not none.
  if (isAny) for (const { data } of kept) await sendAgain({ ...(data as KeptHandIn).unsent, isAgain: true })
  // Once: another answer would not change.
  const gone = isAny ? rows : old
  if (gone.length > 0) await remove('answers', gone)
}
