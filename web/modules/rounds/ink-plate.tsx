import type { InkLevel } from '@app/domain/rounds/ink-level'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import type { CSSProperties } from 'react'
import * as styles from './ink-plate.module.css'
import { OfflinePlate } from './offline-plate.tsx'

interface Props {
  id: ThinkerId
  level: InkLevel
  /** The last ink has just come: it prints over the one before. */
  isFresh?: boolean
  /** Wider than 160 px: drawn from twice as many pixels. */
  isLarge?: boolean
}

/** The plate of a thinker with the inks that it has. The picture says nothing that the words beside it do not. */
export const InkPlate = ({ id, level, isFresh = false, isLarge = false }: Props) => (
  <span className={`label ${styles.plate}`} data-ink={level}>
    {isFresh && level > 0 && (
      <span className="label">
        <Print id={id} level={(level - 1) as InkLevel} isLarge={isLarge} />
      </span>
    )}
    <span className={`label ${isFresh ? styles.fresh : ''}`}>
      <Print id={id} level={level} isLarge={isLarge} />
    </span>
  </span>
)

function Print({ id, level, isLarge }: Required<Omit<Props, 'isFresh'>>) {
  if (level === 0)
    return <span className={styles.outline} style={{ '--outline': `url(/plates/ink/${id}-0.webp)` } as CSSProperties} />
  const inkPath = `/plates/ink/${id}-${level}${isLarge ? '-large' : ''}.webp`
  return <OfflinePlate id={id} loading="lazy" {...(level < 3 && { inkPath })} />
}

/** The inks in small; the number stands in words beside them. */
export const InkDrops = ({ level }: Pick<Props, 'level'>) => (
  <span className={styles.drops} aria-hidden="true">
    {[1, 2, 3].map((ink) => (
      <i key={ink} data-on={ink <= level || undefined} />
    ))}
  </span>
)

export const inkTexts = ['Not started', '1 of 3 colours', '2 of 3 colours', 'Whole picture'] as const
