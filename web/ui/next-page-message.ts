import { clearTab, readTab, writeTab } from './tab-storage.ts'
import type { Toast } from './toast.ts'

type Message = Pick<Toast, 'title' | 'text'>
const name = 'next-page-message'

/** Stored for the next document of this tab. */
export const leaveMessage = (message: Message) => writeTab(name, JSON.stringify(message))

export const isMessageLeft = () => readTab(name) !== null

/** Reads it once. The rest of the session storage goes too. */
export function takeMessage(): Message | null {
  const left = readTab(name) ?? 'null'
  clearTab()
  try {
    return JSON.parse(left)
  } catch {
    return null
  }
}
