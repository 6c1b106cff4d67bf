import { readLocal, removeLocal, writeLocal } from '../../device/local-storage.ts'

/* Who switched notifications on in this browser: another person who signs in here gets none by that. */

const nameOf = (userId: string) => `firecrest:push:${userId}`

export const rememberedPush = (userId: string) => readLocal(nameOf(userId))
export const rememberPush = (userId: string, endpoint: string) => writeLocal(nameOf(userId), endpoint)

export function clearRememberedPush(userId: string): string | null {
  const endpoint = rememberedPush(userId)
  removeLocal(nameOf(userId))
  return endpoint
}
