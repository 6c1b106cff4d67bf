import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { readLocal, writeLocal } from './local-storage.ts'

const key = 'firecrest:plate'

/** The plate of the problem that comes next, so that the page begins to fetch it before its code is there. */
export const readPlateId = (): ThinkerId | undefined => thinkerIds.find((id) => id === readLocal(key))

export const storePlateId = (id: ThinkerId) => void writeLocal(key, id)
