import type { ReactNode } from 'react'
import { brand } from './brand.ts'
import { SymbolDrawing } from './symbols.tsx'

export const logo = {
  className: 'logo',
  'data-part': 'logo',
  'aria-label': `${brand}, home`,
  children: (
    <>
      <SymbolDrawing name="bird" />
      <span translate="no">{brand}</span>
    </>
  ),
}

/** A full load: at `/` the server chooses between the landing page and the app. */
export const Logo = () => <a href="/" {...logo} />

/** Over pages that have no menu. */
export const LogoBar = ({ children }: { children?: ReactNode }) => (
  <header className="bar app">
    <div className="wrap">
      <Logo />
      {children}
    </div>
  </header>
)
