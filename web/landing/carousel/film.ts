import { savesData } from '../saves-data.ts'

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
  if (savesData() || box.dataset['film']) return
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

export function playFilm(box: HTMLElement, isOn: boolean) {
  // Autoplay may be forbidden; the still remains then.
  if (isOn)
    filmOf(box)
      ?.play()
      .catch(() => undefined)
  else filmOf(box)?.pause()
}

export function removeFilm(box: HTMLElement) {
  filmOf(box)?.remove()
  delete box.dataset['film']
}
