import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../ui/session-storage.ts'

const name = 'firecrest:wanted-thinker'

/** For the next problem that is opened in this tab. */
export const preselectThinker = (id: ThinkerId) => writeSessionItem(name, id)

export function consumePreselectedThinker(): ThinkerId | undefined {
  const wanted = readSessionItem(name)
  removeSessionItem(name)
  return thinkerIds.find((id) => id === wanted)
}
