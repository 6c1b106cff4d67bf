import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { useState } from 'react'

interface Props {
  id: ThinkerId
  className?: string
  /** A picture with fewer inks. */
  inkPath?: string
  loading?: 'lazy'
}

/** Without network the device may have no large picture of this thinker; it has a small one of each. */
export function OfflinePlate({ id, className, inkPath, loading }: Props) {
  const path = inkPath ?? `/plates/${id}.webp`
  const [missingPath, setMissingPath] = useState<string | null>(null)
  const isMissing = missingPath === path
  return (
    <picture key={path} className={className}>
      {!(inkPath || isMissing) && <source srcSet={`/plates/${id}.avif`} type="image/avif" />}
      {isMissing ? (
        <img src={`/plates/small/${id}.webp`} width="224" height="224" alt="" />
      ) : (
        <img src={path} width="640" height="800" loading={loading} alt="" onError={() => setMissingPath(path)} />
      )}
    </picture>
  )
}
