import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './streak-dialog.module.css'

export const Fold = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>
      <ChevronDown className="i" />
      <span>{name}</span>
    </summary>
    {children}
  </details>
)
