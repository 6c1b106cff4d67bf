import type { ThinkerId } from '@app/domain/round/thinker-ids'

/** The printed label of a thinker. Its name stands beside it, so the picture adds no words. */
export const Plate = ({ id }: { id: ThinkerId }) => (
  <picture>
    <source srcSet={`/plates/${id}.avif`} type="image/avif" />
    <img src={`/plates/${id}.webp`} width="640" height="800" alt="" fetchPriority="high" />
  </picture>
)
