import { RefreshCw, Timer } from 'lucide-react'
import { brand } from '../../ui/brand.ts'
import { Logo } from '../../ui/logo.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { Symbols } from '../../ui/symbols.tsx'
import * as styles from './no-network.module.css'

/** For everybody whose device holds nothing of an account. Drawn once when the pages are built. */
export const NoNetworkPage = () => (
  <div className={`${styles.page} ${layout.onBlock}`}>
    <Symbols />
    <header className={`${layout.wrap} ${styles.bar}`}>
      <Logo />
    </header>
    <main id="main" className={`${layout.wrap} ${styles.lay}`}>
      <div>
        <h1>No network yet</h1>
        <p className={`${layout.lead} ${styles.lead}`}>
          <span translate="no">{brand}</span> needs it once, to sign you in. After that, today’s problem and those of
          the next three days are on this device.
        </p>
        <button type="button" className={`${buttons.btn} ${buttons.big} ${styles.again}`} data-again="">
          <RefreshCw className={layout.i} />
          Try again
        </button>
      </div>
      <section className={`${surfaces.card} ${styles.exercise}`} aria-labelledby="exercise">
        <p className={`${tag.tag} ${tag.brand} ${styles.meanwhile}`}>
          <Timer className={layout.i} />
          Meanwhile
        </p>
        <h2 id="exercise">Invent games that need only a coin and a doorway.</h2>
        <div className={fields.field}>
          <label htmlFor="ideas">Your ideas</label>
          <textarea
            className={fields.input}
            id="ideas"
            placeholder="One idea on each line."
            autoComplete="off"
            aria-describedby="stay"
          />
          <p className={fields.hint} id="stay">
            They stay on this device, and nothing is sent.
          </p>
        </div>
      </section>
    </main>
  </div>
)
