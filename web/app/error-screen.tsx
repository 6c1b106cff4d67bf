import { useEffect } from 'react'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { LogoBar } from '../ui/logo-bar.tsx'

interface Props {
  onRetry: () => void
}

export function ErrorView({ onRetry }: Props) {
  useOnceOnline(onRetry)
  return (
    <main id="main" className="wrap page stack">
      <title>{`Something broke — ${brand}`}</title>
      <h1>{navigator.onLine ? 'This page could not load' : 'You are offline'}</h1>
      <p className="lead">
        {navigator.onLine
          ? 'Something broke on the way. What you wrote is kept on this device.'
          : 'This page needs network. It opens by itself as soon as you are online.'}
      </p>
      <p>
        <Button size="big" onClick={onRetry}>
          Try Again
        </Button>
      </p>
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

export const ErrorScreen = ({ onRetry }: Props) => (
  <>
    <LogoBar />
    <ErrorView onRetry={onRetry} />
  </>
)
