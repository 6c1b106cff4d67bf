import type { Toast } from './toast.ts'

type Word = Pick<Toast, 'title' | 'text'>
const name = 'next-page-message'

/** Leaves something to be said by the next document of this tab. */
export function leaveMessage(word: Word) {
  try {
    sessionStorage.setItem(name, JSON.stringify(word))
  } catch {
    // Then it is not said; what it tells of has happened all the same.
  }
}

export function isMessageLeft(): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** What was left, once. Nothing else of the session outlives it: the router keeps where pages were scrolled to. */
export function takeMessage(): Word | null {
  try {
    const word: Word | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    sessionStorage.clear()
    return word
  } catch {
    return null
  }
}
