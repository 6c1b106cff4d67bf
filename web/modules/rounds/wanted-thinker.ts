import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { readTab, removeFromTab, writeTab } from '../../ui/tab-storage.ts'

const name = 'firecrest:wanted-thinker'

/** For the next problem that is opened in this tab. */
export const wantThinker = (id: ThinkerId) => writeTab(name, id)

export function takeWantedThinker(): ThinkerId | undefined {
  const wanted = readTab(name)
  removeFromTab(name)
  return thinkerIds.find((id) => id === wanted)
}
