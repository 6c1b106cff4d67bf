/** Who is signed in in this browser: its tabs share one session. */
interface PersonHere {
  /** Null after a sign-out, and where the session has ended. */
  person: string | null
  /** Where a tab goes that shows somebody else. */
  leaveFor: string
}

let tabs: BroadcastChannel | undefined

/** One for a page: it does not hear itself. */
function channel() {
  if (typeof BroadcastChannel !== 'undefined') tabs ??= new BroadcastChannel('firecrest-person')
  return tabs
}

/** Says it to the other tabs. */
export const announcePerson = (person: string | null, leaveFor = '/') =>
  channel()?.postMessage({ person, leaveFor } satisfies PersonHere)

/** Calls back when another tab says who is signed in. */
export function onPerson(listener: (here: PersonHere) => void) {
  const hear = ({ data }: MessageEvent<PersonHere>) => listener(data)
  const open = channel()
  open?.addEventListener('message', hear)
  return () => open?.removeEventListener('message', hear)
}
