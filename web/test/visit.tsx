import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hideMailedToken } from '../api/mailed-token.ts'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/app-router.ts'
import { createQueryClient } from '../app/query-client.ts'
import { fakeServer } from './server.ts'

/** The whole app at a path, with only the server faked. */
export function visit(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  history.replaceState(null, '', path)
  hideMailedToken()
  const sent = fakeServer(answers)
  const left: string[] = []
  const leaveFor = (target: string) => void left.push(target)
  const client = createQueryClient(leaveFor)
  const router = createAppRouter({ client, enteredAt: location.pathname, leaveFor })
  render(<App client={client} router={router} />)
  return {
    client,
    sent,
    left,
    router,
    person: userEvent.setup({ delay: null }),
    pathNow: () => location.pathname,
    addressNow: () => location.pathname + location.search,
  }
}
