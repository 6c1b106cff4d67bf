import { placeholders } from '@app/contract/placeholders'
import { brand } from '../ui/brand.ts'
import { Logo } from '../ui/logo.tsx'

/** The address is filled in by the server, so that somebody without scripts can write as well. */
export const SiteFoot = () => (
  <footer className="site on-block">
    <div className="wrap">
      <div>
        <Logo />
        <p>The two-minute brain trainer. A firecrest hides in every plate. Have you found them all?</p>
      </div>
      <a className="link" href={`mailto:${placeholders.supportEmail}`} data-open="support" data-asleep="">
        Contact support
        <span className="unscripted">: {placeholders.supportEmail}</span>
      </a>
      <a className="link" href="/terms">
        Terms
      </a>
      <a className="link" href="/privacy">
        Privacy
      </a>
      <p className="fine">© 2025 {brand}. Every picture here was drawn with code.</p>
    </div>
  </footer>
)
