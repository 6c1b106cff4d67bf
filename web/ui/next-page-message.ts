import { clearSessionStorage, readSessionItem, writeSessionItem } from './session-storage.ts'
import type { Toast } from './toast.ts'

type Message = Pick<Toast, 'title' | 'text'>
const name = 'next-page-message'

/** Stored for the next document of this tab. */
export const saveNextPageMessage = (message: Message) => writeSessionItem(name, JSON.stringify(message))

export const hasNextPageMessage = () => readSessionItem(name) !== null

/** Reads it once. The rest of the session storage goes too. */
export function consumeNextPageMessage(): Message | null {
  const left = readSessionItem(name) ?? 'null'
  clearSessionStorage()
  try {
    return JSON.parse(left)
  } catch {
    return null
  }
}
