import type { Toast } from './toast.ts'

type Message = Pick<Toast, 'title' | 'text'>
const name = 'next-page-message'

/** Stored for the next document of this tab. */
export function leaveMessage(message: Message) {
  try {
    sessionStorage.setItem(name, JSON.stringify(message))
  } catch {}
}

export function isMessageLeft(): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Reads it once. The rest of the session storage goes too. */
export function takeMessage(): Message | null {
  try {
    const message: Message | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    sessionStorage.clear()
    return message
  } catch {
    return null
  }
}
