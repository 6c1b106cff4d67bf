import type { QueryClient } from '@tanstack/react-query'

/** What the rules of the screens are asked with. */
export interface Context {
  client: QueryClient
  /** The path of the document: its address when it was loaded. */
  enteredAt: string
  /** Leaves the app for another document. */
  leaveFor: (path: string) => void
}
