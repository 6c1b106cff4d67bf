import type { ReactNode } from 'react'
import './charts.css'

interface Props {
  name: string
  viewBox: string
  children: ReactNode
}

/** A drawing whose marks are read one by one. */
export const ChartSvg = ({ name, viewBox, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg viewBox={viewBox} role="group" aria-label={name}>
    {children}
  </svg>
)
