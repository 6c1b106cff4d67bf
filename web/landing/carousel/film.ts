import { isSparing } from './motion.ts'

/** How long a film may take to be ready before its still stays for good. */
const patience = 3_000

const addresses = import.meta.glob<string>('../../../media/out/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function addressOf(id: string) {
  const format = document.createElement('video').canPlayType('video/webm; codecs="vp9"') ? 'webm' : 'mp4'
  return addresses[`../../../media/out/${id}.${format}`] ?? ''
}

/** Lays a film over the still of a box and fetches it. The still remains when it fails or takes too long. */
export function layFilm(box: HTMLElement) {
  const id = box.dataset['id'] ?? ''
  if (isSparing() || box.dataset['film']) return
  const film = document.createElement('video')
  Object.assign(film, { muted: true, loop: true, playsInline: true, preload: 'auto', src: addressOf(id) })
  film.setAttribute('aria-hidden', 'true')
  film.textContent = 'Your browser does not support the video tag.'
  const giveUp = () => {
    clearTimeout(timer)
    film.remove()
    box.dataset['film'] = 'failed'
  }
  const timer = setTimeout(() => film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && giveUp(), patience)
  film.addEventListener('error', giveUp)
  film.addEventListener('playing', () => film.toggleAttribute('data-on', true))
  box.dataset['film'] = 'laid'
  box.querySelector('picture')?.after(film)
}

const filmOf = (box: HTMLElement) => box.querySelector('video')

export function playFilm(box: HTMLElement, isOn: boolean) {
  // A film that may not play leaves its still in sight.
  if (isOn)
    filmOf(box)
      ?.play()
      .catch(() => undefined)
  else filmOf(box)?.pause()
}

/** Takes it away again, for who asks for stillness. */
export function takeFilm(box: HTMLElement) {
  filmOf(box)?.remove()
  delete box.dataset['film']
}
