import type { Day } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { callQuery } from '../../api/api.ts'
import type { User } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

// Seldom shown.
const WishNote = lazyPart(async () => (await import('./wish-note.tsx')).WishNote)

/** Before the third session nobody is asked for an idea. */
export function WishNoteSlot({ user, today }: { user: User; today: Day }) {
  const note = useQuery({ ...callQuery('wishNote'), enabled: user.totalSolved > 2 }).data
  const [hasCome, setCome] = useState(false)
  if (note && !hasCome) setCome(true)
  return <Suspense>{hasCome && <WishNote note={note ?? null} today={today} />}</Suspense>
}
