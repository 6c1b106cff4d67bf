import { useEffect } from 'react'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { LogoBar } from '../ui/logo-bar.tsx'
import { SymbolDrawing } from '../ui/symbols.tsx'

interface Props {
  onRetry: () => void
}

export function ErrorView({ onRetry }: Props) {
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
            : 'This page needs a connection. It’ll open once you’re online.'}
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

export const ErrorScreen = ({ onRetry }: Props) => (
  <>
    <LogoBar />
    <ErrorView onRetry={onRetry} />
  </>
)
