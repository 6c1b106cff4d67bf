import type { RouteName } from '@app/contract/routes'
import type { DBSchema } from 'idb'

export interface StoredAnswer {
  person: string
  id: string
  key: readonly unknown[]
  data: unknown
  /** Milliseconds. */
  at: number
}

/** A write that the server has not answered yet, or has refused. */
export interface UnsentCall {
  person: string
  /** The Idempotency-Key. */
  id: string
  call: RouteName
  body: Record<string, unknown>
  /** When it was finished, by the clock of the device (ms). */
  at: number
  about: { id: string; day: string; title: string; texts: readonly string[] }
  /** The server had taken it before, and may have forgotten it. */
  isAgain?: boolean
  /** Why the server did not take it; it is not sent again by itself. */
  refused?: string
  refusedCode?: string
  /** Why the server took it into the history only. It stays until its owner has read that. */
  notCounted?: string
}

export const isWaiting = ({ refused, notCounted }: UnsentCall) => refused === undefined && notCounted === undefined

export interface Rows {
  answers: StoredAnswer
  outbox: UnsentCall
}

type Key = [person: string, id: string]

export interface Schema extends DBSchema {
  answers: { key: Key; value: StoredAnswer }
  outbox: { key: Key; value: UnsentCall }
}
