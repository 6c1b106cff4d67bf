import * as styles from './carousel.module.css'
import { layFilm, playFilm, takeFilm } from './film.ts'
import { isStill, onStillChanged } from './motion.ts'
import type { Stage } from './stage.ts'

/** Fetches films of boxes that are near, and plays those that are seen. */
export function playFilms(stage: Stage, isPaused: () => boolean) {
  const { section, rail, boxes } = stage
  const near = new Set<Element>()
  const seen = new Set<Element>()
  let isNear = false

  const update = () => {
    for (const box of boxes) {
      if (isStill()) takeFilm(box)
      // What only slides by on the way to the other end is not fetched.
      else if (isNear && near.has(box) && !stage.isGliding) layFilm(box)
      playFilm(box, seen.has(box) && !isPaused())
    }
  }
  const keep = (set: Set<Element>) => (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const box = target.closest(`.${styles.box}`) ?? target
      if (isIntersecting) set.add(box)
      else set.delete(box)
    }
    update()
  }
  const nearby = new IntersectionObserver(keep(near), { root: rail, rootMargin: '0px 30%' })
  const sight = new IntersectionObserver(keep(seen), { threshold: 0.4 })
  for (const sleeve of section.querySelectorAll(`.${styles.sleeve}`)) {
    nearby.observe(sleeve)
    sight.observe(sleeve)
  }
  new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false
      update()
    },
    { rootMargin: '20% 0px' },
  ).observe(rail)
  onStillChanged(update)
  return update
}
