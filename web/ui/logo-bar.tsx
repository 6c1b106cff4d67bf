import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/** Over pages that have no menu. */
export const LogoBar = ({ children }: { children?: ReactNode }) => (
  <header className="bar app">
    <div className="wrap">
      <Logo />
      {children}
    </div>
  </header>
)
