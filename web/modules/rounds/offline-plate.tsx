import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { useState } from 'react'

/** Without network the device may have no large picture of this thinker; it has a small one of each. */
export function OfflinePlate({ id, className }: { id: ThinkerId; className?: string }) {
  const [missingId, setMissingId] = useState<ThinkerId | null>(null)
  if (missingId === id) return <Small id={id} className={className} />
  return (
    <picture className={className}>
      <source srcSet={`/plates/${id}.avif`} type="image/avif" />
      <img src={`/plates/${id}.webp`} width="640" height="800" alt="" onError={() => setMissingId(id)} />
    </picture>
  )
}

const Small = ({ id, className }: { id: ThinkerId; className: string | undefined }) => (
  <picture className={className}>
    <img src={`/plates/small/${id}.webp`} width="224" height="224" alt="" />
  </picture>
)
