import { RefreshCw, Timer } from 'lucide-react'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Symbols } from '../../ui/symbols.tsx'
import * as styles from './no-network.module.css'

/** For everybody whose device holds nothing of an account. Drawn once when the pages are built. */
export const NoNetworkPage = () => (
  <div className={`${styles.page} onBlock`}>
    <Symbols />
    <header className={`wrap ${styles.bar}`}>
      <Logo />
    </header>
    <main id="main" className={`wrap ${styles.lay}`}>
      <div>
        <h1>No connection yet</h1>
        <p className={`lead ${styles.lead}`}>
          <span translate="no">{brand}</span> needs a connection to sign you in. After that, you’ll have four days’
          worth of problems on this device.
        </p>
        <Button kind="onHero" size="big" className={styles.again} data-again="">
          <RefreshCw className="i" />
          Try Again
        </Button>
      </div>
      <section className={`card ${styles.exercise}`} aria-labelledby="exercise">
        <p className={`tag brand ${styles.meanwhile}`}>
          <Timer className="i" />
          Meanwhile
        </p>
        <h2 id="exercise">Invent games that need only a coin and a doorway.</h2>
        <div className="field">
          <label htmlFor="ideas">Your ideas</label>
          <textarea
            className="input"
            id="ideas"
            placeholder="One idea per line."
            autoComplete="off"
            aria-describedby="stay"
          />
          <p className="hint" id="stay">
            It never leaves this device.
          </p>
        </div>
      </section>
    </main>
  </div>
)
