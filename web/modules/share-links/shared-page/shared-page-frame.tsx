import { pagePlaceholders } from '@app/contract/page-placeholders'
import type { ReactNode } from 'react'
import { brand } from '../../../ui/brand.ts'
import { LogoBar } from '../../../ui/logo.tsx'
import { Symbols } from '../../../ui/symbols.tsx'
import * as styles from './visit.module.css'

interface Home {
  to: string
  name: string
}

interface Props {
  home: Home
  report?: ReactNode
  children: ReactNode
}

export const SharedPageFrame = ({ home, report, children }: Props) => (
  <>
    <Symbols />
    <a className="skip" href="#main">
      Skip to content
    </a>
    <LogoBar>
      <div className="end">
        <a className={`btn line ${styles.signIn}`} href={home.to}>
          <span>{home.name}</span>
        </a>
      </div>
    </LogoBar>
    <main id="main" className={`${styles.stage} onBlock`}>
      {children}
    </main>
    <footer className="foot">
      <div className="wrap">
        <span translate="no">© 2025 {brand}</span>
        {report && <div>{report}</div>}
        <a className="link" href={`mailto:${pagePlaceholders.supportEmail}`}>
          Contact support
        </a>
        <a className="link" href="/terms">
          Terms
        </a>
        <a className="link" href="/privacy">
          Privacy
        </a>
      </div>
    </footer>
  </>
)
