import { onReducedMotionChange, prefersReducedData, prefersReducedMotion } from '../preferences.ts'
import * as styles from './carousel.module.css'
import type { CarouselStage } from './carousel-stage.ts'

export function playFilms(stage: CarouselStage, isPaused: () => boolean) {
  const { section, rail, boxes } = stage
  const near = new Set<Element>()
  const seen = new Set<Element>()
  let isNear = false

  const update = () => {
    for (const box of boxes) {
      if (prefersReducedMotion()) removeFilm(box)
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
  onReducedMotionChange(update)
  return update
}

const loadTimeoutMs = 3_000

const addresses = import.meta.glob<string>('../../../media/out/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function addressOf(id: string) {
  const format = document.createElement('video').canPlayType('video/webm; codecs="vp9"') ? 'webm' : 'mp4'
  return addresses[`../../../media/out/${id}.${format}`] ?? ''
}

/** Over the still picture, which remains where the film fails or loads too slowly. */
export function addFilm(box: HTMLElement) {
  const id = box.dataset['id'] ?? ''
  if (prefersReducedData() || box.dataset['film']) return
  const film = document.createElement('video')
  Object.assign(film, { muted: true, loop: true, playsInline: true, preload: 'auto', src: addressOf(id) })
  film.setAttribute('aria-hidden', 'true')
  film.textContent = 'Your browser does not support the video tag.'
  const giveUp = () => {
    clearTimeout(timer)
    film.remove()
    box.dataset['film'] = 'failed'
  }
  const timer = setTimeout(giveUp, loadTimeoutMs)
  // Once: a film that starts over has no data for a moment again.
  film.addEventListener('canplay', () => clearTimeout(timer))
  film.addEventListener('error', giveUp)
  film.addEventListener('playing', () => film.toggleAttribute('data-on', true))
  box.dataset['film'] = 'laid'
  box.querySelector('picture')?.after(film)
}

const filmOf = (box: HTMLElement) => box.querySelector('video')

function playFilm(box: HTMLElement, isOn: boolean) {
  // Autoplay may be forbidden; the still remains then.
  if (isOn)
    filmOf(box)
      ?.play()
      .catch(() => undefined)
  else filmOf(box)?.pause()
}

function removeFilm(box: HTMLElement) {
  filmOf(box)?.remove()
  delete box.dataset['film']
}
