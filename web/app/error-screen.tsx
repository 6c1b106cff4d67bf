import { useEffect } from 'react'
import { brand } from '../ui/brand.ts'
import { LogoBar } from '../ui/logo-bar.tsx'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'

interface Props {
  onRetry: () => void
}

export function ErrorView({ onRetry }: Props) {
  useOnceOnline(onRetry)
  return (
    <main id="main" className={`${layout.wrap} ${layout.page} ${layout.stack}`}>
      <title>{`Something broke — ${brand}`}</title>
      <h1>{navigator.onLine ? 'This page could not load' : 'You are offline'}</h1>
      <p className={layout.lead}>
        {navigator.onLine
          ? 'Something broke on the way. What you wrote is kept on this device.'
          : 'This page needs network. It opens by itself as soon as you are online.'}
      </p>
      <p>
        <button type="button" className={`${buttons.btn} ${buttons.big}`} onClick={onRetry}>
          Try Again
        </button>
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
