import type { ReactNode } from 'react'

interface Props {
  name: string
  viewBox: string
  isStretched?: boolean
  children: ReactNode
}

/** Its marks are read one by one. */
export const ChartSvg = ({ name, viewBox, isStretched = false, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg viewBox={viewBox} preserveAspectRatio={isStretched ? 'none' : undefined} role="group" aria-label={name}>
    {children}
  </svg>
)
