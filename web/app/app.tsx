import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { userQuery } from '../api/session.ts'
import * as layout from '../ui/styles/layout.module.css'
import { Symbols } from '../ui/symbols.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { LoadingShell } from './loading-shell.tsx'
import type { Router } from './router.ts'
import { ShownScreen } from './shown-screen.tsx'
import { useDayTurn } from './use-day-turn.ts'
import { useReconnect } from './use-reconnect.ts'

interface Props {
  client: QueryClient
  router: Router
}

export const App = ({ client, router }: Props) => (
  <QueryClientProvider client={client}>
    <Symbols />
    <a className={layout.skip} href="#main">
      Skip to content
    </a>
    <Known router={router} />
    <Toaster />
  </QueryClientProvider>
)

/** Nothing is drawn before it is known who looks. */
function Known({ router }: Pick<Props, 'router'>) {
  const user = useQuery(userQuery)
  useDayTurn(user.data?.timeZone)
  useReconnect()
  if (user.isPending) return <LoadingShell />
  if (user.isError) return <BrokenScreen onRetry={() => user.refetch()} />
  return <ShownScreen router={router} />
}
