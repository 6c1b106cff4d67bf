import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import * as plate from '../ui/styles/plate.module.css'
import * as styles from './carousel/carousel.module.css'
import * as story from './story.module.css'

export const PlatePicture = ({ id, alt }: { id: ThinkerId; alt: string }) => (
  <picture>
    <source srcSet={`/plates/${id}.avif`} type="image/avif" />
    <img
      className={`${plate.art} ${styles.art} ${story.art}`}
      src={`/plates/${id}.webp`}
      width="640"
      height="800"
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  </picture>
)
