import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { hideToken } from '../api/mailed-token.ts'
import { App } from '../app/app.tsx'
import { makeQueryClient } from '../app/query-client.ts'
import { makeRouter } from '../app/routes.tsx'
import { fakeServer } from './server.ts'

// jsdom cannot scroll, and knows neither dialogs that are modal nor popovers; browser tests hold what they do there.
window.scrollTo = () => undefined
HTMLElement.prototype.hidePopover = () => undefined
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// Screens arrive with their code; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })
afterEach(cleanup)
afterEach(() => localStorage.clear())
afterEach(() => sessionStorage.clear())

/** The whole app at a path, with only the server faked. */
export function visit(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  history.replaceState(null, '', path)
  hideToken()
  const sent = fakeServer(answers)
  const left: string[] = []
  const leaveFor = (target: string) => void left.push(target)
  const client = makeQueryClient(leaveFor)
  const router = makeRouter(
    { client, enteredAt: location.pathname, leaveFor },
    createMemoryHistory({ initialEntries: [location.pathname + location.search] }),
  )
  render(<App client={client} router={router} />)
  return { sent, left, router, person: userEvent.setup({ delay: null }), pathNow: () => router.state.location.pathname }
}
