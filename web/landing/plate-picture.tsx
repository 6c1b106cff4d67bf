import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

export const PlatePicture = ({ id, alt }: { id: ThinkerId; alt: string }) => (
  <picture>
    <source srcSet={`/plates/${id}.avif`} type="image/avif" />
    <img
      className="art"
      src={`/plates/${id}.webp`}
      width="640"
      height="800"
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  </picture>
)
