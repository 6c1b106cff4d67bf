import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import * as fields from './styles/fields.module.css'
import * as layout from './styles/layout.module.css'

export const ErrorNote = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={fields.err} id={id} role="alert">
    <CircleX className={layout.i} />
    {children}
  </p>
)
