import { pagePlaceholders } from '@app/contract/page-placeholders'
import type { ReactNode } from 'react'
import { brand } from '../../../ui/brand.ts'
import { LogoBar } from '../../../ui/logo-bar.tsx'
import * as bar from '../../../ui/styles/bar.module.css'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import { Symbols } from '../../../ui/symbols.tsx'
import * as styles from './visit.module.css'

interface Home {
  to: string
  name: string
}

interface Props {
  home: Home
  children: ReactNode
}

export const SharedPageFrame = ({ home, children }: Props) => (
  <>
    <Symbols />
    <a className={layout.skip} href="#main">
      Skip to content
    </a>
    <LogoBar>
      <div className={bar.end}>
        <a className={`${buttons.btn} ${buttons.line} ${styles.signIn}`} href={home.to}>
          <span>{home.name}</span>
        </a>
      </div>
    </LogoBar>
    <main id="main" className={`${styles.stage} ${layout.onBlock}`}>
      {children}
    </main>
    <footer className={bar.foot}>
      <div className={`${layout.wrap} ${bar.wrap}`}>
        <span translate="no">© 2025 {brand}</span>
        <a className={buttons.link} href={`mailto:${pagePlaceholders.supportEmail}`}>
          Contact support
        </a>
        <a className={buttons.link} href="/terms">
          Terms
        </a>
        <a className={buttons.link} href="/privacy">
          Privacy
        </a>
      </div>
    </footer>
  </>
)
