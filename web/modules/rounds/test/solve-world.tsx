import { routes } from '@app/contract/routes'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type User, userQuery } from '../../../api/session.ts'
import { type Navigation, NavigationContext } from '../../../router/navigation.ts'
import { ada as known } from '../../../test/server.ts'
import { showToast, useToasts } from '../../../ui/toast.ts'
import { draftKey } from '../round-draft.ts'
import type { LoadSubmittingScreen } from '../solve-round.tsx'
import { SolveScreen } from '../solve-screen.tsx'
import type { OpenRound } from '../submission/queue-submission.ts'

/** The moment at which every test begins. */
export const noon = Date.UTC(2026, 10, 21, 12)

/** The Ada of all screens, here at her second round. */
export const ada: User = {
  ...known,
  streak: 0,
  totalSolved: 1,
  maxSolutionSlots: 3,
  createdAt: '2026-11-01T08:00:00Z',
  timeZone: 'UTC',
}
export const round: OpenRound = {
  id: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
  text: 'How could strangers waiting at the same stop make the wait pleasant?',
  category: 'Getting around',
  difficulty: 'medium',
  slots: 3,
  form: 'idea',
  practice: { thinkerId: 'my-own-path', stage: 1, opener: 0, others: [], step: null },
}
export const draftAt = draftKey({ userId: ada.id, roundId: round.id })

type Answer = (init: RequestInit) => Response | Promise<Response>
export const json =
  (value: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(value), { status })
export const pending: Answer = () => new Promise(() => undefined)
/** A network that answers nothing: the call ends only where its caller gives it up. */
export const silent: Answer = ({ signal }) =>
  new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)))

/** Every test of the file that calls this begins at noon with empty storage, and leaves nothing behind. */
export function beginAtNoon() {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon })
    localStorage.clear()
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollIntoView = () => undefined
    // Toasts outlive a test; this one is none of theirs.
    showToast({ title: 'nothing yet' })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

/** Lets time pass, and all that waits for it happen. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens /solve with answers of the server's; only `fetch` is faked. */
export async function openSolve(answers: Record<string, Answer> = {}, loadWaiting?: LoadSubmittingScreen) {
  const table: Record<string, Answer> = {
    [routes.currentUser]: json(ada),
    [routes.openRound]: json(round),
    ...answers,
  }
  const sent: { call: string; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method, body, headers } = init
    const call = `${method} ${path}`
    sent.push({ call, body: body && JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') })
    return (table[call] ?? json({ message: 'Not here' }, 404))(init)
  })
  const client = new QueryClient()
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Root loadWaiting={loadWaiting} />
    </QueryClientProvider>,
  )
  await pass(50)
  return { client, sent, answer: (call: string, answer: Answer) => Object.assign(table, { [call]: answer }), unmount }
}

/** Opens all twenty, and presses one. */
export async function chooseThinker(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  const sheet = await vi.waitFor(() => screen.getByRole('dialog', { name: 'All twenty thinkers' }), { timeout: 60_000 })
  fireEvent.click(within(sheet).getByRole('button', { name: new RegExp(name) }))
}

/** The screen, and in its place the name of home once it goes there. */
function Root({ loadWaiting }: { loadWaiting: LoadSubmittingScreen | undefined }) {
  useQuery(userQuery)
  const [toast] = useToasts()
  const [path, setPath] = useState('/solve')
  const navigation: Navigation = {
    place: { path, search: '', params: {} },
    go: setPath,
    fetchAhead: () => undefined,
    leaveFor: () => undefined,
  }
  return (
    <>
      <NavigationContext value={navigation}>
        {path === '/' ? <h1>Home</h1> : <SolveScreen loadWaiting={loadWaiting} />}
      </NavigationContext>
      <div data-testid="toast">{toast && `${toast.title} / ${toast.text}`}</div>
    </>
  )
}
