import type { ReactNode } from 'react'
import { brand } from './brand.ts'

export const Foot = ({ children }: { children: ReactNode }) => (
  <footer className="foot">
    <div className="wrap">
      <span>© 2025 {brand}</span>
      {children}
    </div>
  </footer>
)
