import type { ReactNode } from 'react'
import { brand } from './brand.ts'
import * as styles from './styles/bar.module.css'
import * as layout from './styles/layout.module.css'

export const Foot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>
    <div className={`${layout.wrap} ${styles.wrap}`}>
      <span>© 2025 {brand}</span>
      {children}
    </div>
  </footer>
)
