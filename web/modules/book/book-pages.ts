import { countPages, hasCover, type Volume } from '@app/domain/book/volumes'

export type BookPage = { number: number } & (
  | { kind: 'cover' | 'imprint' | 'figures' | 'blank' | 'back' }
  | { kind: 'session'; session: number }
)

/** In the order of the paper: session n is page n + 2 of its volume. Without a cover only sessions. */
export function bookPages(volume: Volume): BookPage[] {
  const { from, to } = volume
  const sessions = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  if (!hasCover(volume))
    return sessions.map((session, place) => ({ number: place + 1, kind: 'session' as const, session }))
  const count = countPages(volume)
  return Array.from({ length: count }, (_, place) => ({ number: place + 1, ...kindAt(place, sessions, count) }))
}

function kindAt(place: number, sessions: readonly number[], count: number) {
  if (place === 0) return { kind: 'cover' as const }
  if (place === 1) return { kind: 'imprint' as const }
  if (place === count - 1) return { kind: 'back' as const }
  const session = sessions[place - 2]
  if (session !== undefined) return { kind: 'session' as const, session }
  return place === sessions.length + 2 ? { kind: 'figures' as const } : { kind: 'blank' as const }
}

/** Drawn, and fetched, together. An even number, so that each begins on a left page. */
const pagesOfGroup = 24

export interface PageGroup {
  /** The number of the first page. */
  first: number
  pages: BookPage[]
  /** The sessions in it; null where there is none. */
  sessions: { from: number; limit: number } | null
}

export function pageGroups(pages: readonly BookPage[]): PageGroup[] {
  const hasFront = pages[0]?.kind === 'cover'
  const groups = hasFront ? [pages.slice(0, 1)] : []
  for (let at = hasFront ? 1 : 0; at < pages.length; at += pagesOfGroup) groups.push(pages.slice(at, at + pagesOfGroup))
  return groups.map((own) => ({ first: own[0]?.number ?? 1, pages: [...own], sessions: sessionsIn(own) }))
}

function sessionsIn(pages: readonly BookPage[]) {
  const numbers = pages.flatMap((page) => (page.kind === 'session' ? page.session : []))
  const [from] = numbers
  return from === undefined ? null : { from, limit: numbers.length }
}

/** In letters; those of East Asia take the room of two. */
const roomOf = (text: string) => text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0)

/** In points. Long texts step down; nothing is cut. */
export function ideaSize(ideas: readonly string[]): number {
  const rooms = ideas.map(roomOf)
  const longest = Math.max(0, ...rooms)
  const all = rooms.reduce((sum, room) => sum + room, 0)
  if (longest <= 60 && all <= 110) return 28
  if (longest <= 110 && all <= 200) return 19
  if (longest <= 220 && all <= 400) return 13
  return all <= 1_000 ? 11 : 8.5
}

export function problemSize(problem: string): number {
  const room = roomOf(problem)
  if (room <= 160) return 18
  return room <= 300 ? 14 : 11
}

/** These may need more than their page, and go on over it. */
export const mayFlow = (problem: string, ideas: readonly string[]) =>
  problemSize(problem) <= 11 || ideaSize(ideas) <= 11
