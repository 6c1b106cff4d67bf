import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import * as bar from './styles/bar.module.css'
import * as layout from './styles/layout.module.css'

/** Over pages that have no menu. */
export const LogoBar = ({ children }: { children?: ReactNode }) => (
  <header className={`${bar.bar} ${bar.app}`}>
    <div className={`${layout.wrap} ${bar.wrap}`}>
      <Logo />
      {children}
    </div>
  </header>
)
