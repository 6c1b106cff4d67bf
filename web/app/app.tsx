import { dayAt } from '@app/domain/day/day'
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isServerAway, onChance, onNetwork } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import type { Router } from '../router/router.ts'
import { Boundary } from '../ui/boundary.tsx'
import * as layout from '../ui/styles/layout.module.css'
import { Symbols } from '../ui/symbols.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { askAgain, showToday } from './ask-again.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { LoadingShell } from './loading-shell.tsx'
import { ShownScreen } from './shown-screen.tsx'

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
    <Boundary broken={<BrokenScreen onRetry={() => location.reload()} />}>
      <CurrentScreen router={router} />
    </Boundary>
    <Toasts />
  </QueryClientProvider>
)

/** Nothing is drawn before it is known who is signed in. */
function CurrentScreen({ router }: Pick<Props, 'router'>) {
  const user = useQuery(userQuery)
  useDayTurn(user.data?.timeZone)
  useReconnect()
  if (user.isPending) return <LoadingShell />
  if (user.isLoadingError) return <BrokenScreen onRetry={() => user.refetch()} />
  return <ShownScreen router={router} />
}

function useDayTurn(timeZone = 'UTC') {
  const cache = useQueryClient()
  useEffect(() => {
    let shown = dayAt(Date.now(), timeZone)
    const look = () => {
      const today = dayAt(Date.now(), timeZone)
      if (document.visibilityState === 'hidden' || today === shown) return
      shown = today
      void showToday(cache)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [cache, timeZone])
}

function useReconnect() {
  const cache = useQueryClient()
  useEffect(() => {
    const again = () => void (isServerAway() || askAgain(cache))
    const stopNetwork = onNetwork(again)
    const stopLooking = onChance(() => void (isServerAway() && cache.refetchQueries(userQuery)))
    addEventListener('online', again)
    return () => {
      stopNetwork()
      stopLooking()
      removeEventListener('online', again)
    }
  }, [cache])
}
