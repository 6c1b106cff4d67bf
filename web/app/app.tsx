import { dayAt } from '@app/domain/day/day'
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { isOffline, onRetryOpportunity, subscribeToOnline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import type { Router } from '../router/router.ts'
import { RouterView } from '../router/router-view.tsx'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { LogoBar } from '../ui/logo.tsx'
import { SymbolDrawing, Symbols } from '../ui/symbols.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { LoadingShell } from './loading-shell.tsx'
import { refetchUnlessQueued, rollOverDay } from './refetch.ts'

interface Props {
  client: QueryClient
  router: Router
}

export const App = ({ client, router }: Props) => (
  <QueryClientProvider client={client}>
    <Symbols />
    <a className="skip" href="#main">
      Skip to content
    </a>
    <ErrorBoundary broken={<ErrorScreen onRetry={() => location.reload()} />}>
      <CurrentScreen router={router} />
    </ErrorBoundary>
    <Toasts />
  </QueryClientProvider>
)

/** Nothing is drawn before it is known who is signed in. */
function CurrentScreen({ router }: Pick<Props, 'router'>) {
  const user = useQuery(userQuery)
  useDayTurn(user.data?.timeZone)
  useReconnect()
  if (user.isPending) return <LoadingShell />
  if (user.isLoadingError) return <ErrorScreen onRetry={() => user.refetch()} />
  return <RouterView router={router}>{(shown) => (shown ? <Drawn {...shown} /> : <LoadingShell />)}</RouterView>
}

function useDayTurn(timeZone = 'UTC') {
  const cache = useQueryClient()
  useEffect(() => {
    let shown = dayAt(Date.now(), timeZone)
    const look = () => {
      const today = dayAt(Date.now(), timeZone)
      if (document.visibilityState === 'hidden' || today === shown) return
      shown = today
      void rollOverDay(cache)
    }
    // From time to time as well: a page may stay in view past midnight.
    return onRetryOpportunity(look)
  }, [cache, timeZone])
}

function useReconnect() {
  const cache = useQueryClient()
  useEffect(() => {
    const again = () => void (isOffline() || refetchUnlessQueued(cache))
    const stopNetwork = subscribeToOnline(again)
    const stopLooking = onRetryOpportunity(() => void (isOffline() && cache.refetchQueries(userQuery)))
    addEventListener('online', again)
    return () => {
      stopNetwork()
      stopLooking()
      removeEventListener('online', again)
    }
  }, [cache])
}

/** The page has one until the screens have their own. */
const builtTitle = document.querySelector('title')

function Drawn({ place, Screen, Frame }: NonNullable<ReturnType<Router['shown']>>) {
  useFontsOnce()
  useEffect(() => builtTitle?.remove(), [])
  const broken = Frame ? <ErrorView onRetry={again} /> : <ErrorScreen onRetry={again} />
  const screen = (
    <ErrorBoundary key={place.path} broken={broken}>
      <Suspense>{Screen ? <Screen /> : broken}</Suspense>
    </ErrorBoundary>
  )
  return Frame ? <Frame>{screen}</Frame> : screen
}

const again = () => location.reload()

/** The screen is drawn in the font of the words that it replaces: otherwise it would be the largest paint anew. */
function useFontsOnce() {
  useEffect(() => {
    const use = () => {
      document.documentElement.dataset['seen'] = ''
    }
    const soon = () => void requestAnimationFrame(() => requestAnimationFrame(use))
    Promise.resolve(window.firstContent).then(soon, soon)
  }, [])
}

interface ErrorProps {
  onRetry: () => void
}

function ErrorView({ onRetry }: ErrorProps) {
  useOnceOnline(onRetry)
  return (
    <main id="main" className="wrap page">
      <title>{`Something went wrong — ${brand}`}</title>
      <div className="empty">
        <SymbolDrawing name="bird" />
        <h1>{navigator.onLine ? 'This page didn’t load' : 'You’re offline'}</h1>
        <p className="lead">
          {navigator.onLine
            ? 'Something went wrong. What you wrote is safe on this device.'
            : 'This page opens once you’re online.'}
        </p>
        <Button size="big" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </main>
  )
}

function useOnceOnline(then: () => void) {
  useEffect(() => {
    if (navigator.onLine) return
    addEventListener('online', then, { once: true })
    return () => removeEventListener('online', then)
  }, [then])
}

const ErrorScreen = ({ onRetry }: ErrorProps) => (
  <>
    <LogoBar />
    <ErrorView onRetry={onRetry} />
  </>
)
