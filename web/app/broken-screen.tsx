import { brand } from '../ui/brand.ts'
import { Logo } from '../ui/logo.tsx'

interface Props {
  onRetry: () => void
}

/** In the place of a screen. */
export const Broken = ({ onRetry }: Props) => (
  <main id="main" className="wrap page stack">
    <title>{`Something broke — ${brand}`}</title>
    <h1>{navigator.onLine ? 'This one did not light' : 'You are offline'}</h1>
    <p className="lead">
      {navigator.onLine ? 'Something broke on the way.' : 'It goes on as soon as there is a connection.'} What you wrote
      is kept on this device.
    </p>
    <p>
      <button type="button" className="btn big" onClick={onRetry}>
        Try Again
      </button>
    </p>
  </main>
)

/** In the place of everything. */
export const BrokenScreen = ({ onRetry }: Props) => (
  <>
    <header className="bar app">
      <div className="wrap">
        <Logo />
      </div>
    </header>
    <Broken onRetry={onRetry} />
  </>
)
