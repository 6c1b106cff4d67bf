/** What the tabs of a browser, which share one session, and its service worker send to each other. */
export type TabMessage =
  | { kind: 'signed-in'; person: string }
  /** `session` is its mark: one that has been replaced meanwhile ends nothing. */
  | { kind: 'session-ended'; session: string | null; leaveFor: string }
  | { kind: 'submissions-changed' }

type Kind = TabMessage['kind']
type Of<K extends Kind> = Extract<TabMessage, { kind: K }>

const isText = (value: unknown): value is string => typeof value === 'string'
const isPath = (value: unknown) => isText(value) && /^\/(?!\/)/.test(value)

const fieldsOf: { [K in Kind]: { [Field in Exclude<keyof Of<K>, 'kind'>]: (value: unknown) => boolean } } = {
  'signed-in': { person: isText },
  'session-ended': { session: (value) => value === null || isText(value), leaveFor: isPath },
  'submissions-changed': {},
}

/** Null for anything else: a tab may run another build. */
export function parseTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, ...rest } = data as Record<string, unknown>
  if (!isText(kind) || !Object.hasOwn(fieldsOf, kind)) return null
  const fields = Object.entries<(value: unknown) => boolean>(fieldsOf[kind as Kind])
  const isRight = Object.keys(rest).length === fields.length && fields.every(([name, isField]) => isField(rest[name]))
  return isRight ? (data as TabMessage) : null
}

let opened: BroadcastChannel | undefined

/** One for a page: it receives none of its own. */
function channel() {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel('firecrest')
  return opened
}

export const sendToTabs = (message: TabMessage) => channel()?.postMessage(message)

export function onTabMessage<K extends Kind>(kind: K, listener: (message: Of<K>) => void) {
  const onMessage = ({ data }: MessageEvent) => {
    const message = parseTabMessage(data)
    if (message?.kind === kind) listener(message as Of<K>)
  }
  const open = channel()
  open?.addEventListener('message', onMessage)
  return () => open?.removeEventListener('message', onMessage)
}
