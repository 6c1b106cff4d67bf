import * as styles from './carousel.module.css'
import { addFilm, playFilm, removeFilm } from './film.ts'
import { isStill, onStillChanged } from './motion.ts'
import type { Stage } from './stage.ts'

export function playFilms(stage: Stage, isPaused: () => boolean) {
  const { section, rail, boxes } = stage
  const near = new Set<Element>()
  const seen = new Set<Element>()
  let isNear = false

  const update = () => {
    for (const box of boxes) {
      if (isStill()) removeFilm(box)
      // Boxes that only pass by during a glide are not fetched.
      else if (isNear && near.has(box) && !stage.isGliding) addFilm(box)
      playFilm(box, seen.has(box) && !isPaused())
    }
  }
  const track = (set: Set<Element>) => (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const box = target.closest(`.${styles.box}`) ?? target
      if (isIntersecting) set.add(box)
      else set.delete(box)
    }
    update()
  }
  const nearby = new IntersectionObserver(track(near), { root: rail, rootMargin: '0px 30%' })
  const sight = new IntersectionObserver(track(seen), { threshold: 0.4 })
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
