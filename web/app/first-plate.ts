import { dayAt } from '@app/domain/day'
import { thinkerIdOn } from '../features/challenge/thinker-of-the-day.ts'

// Runs right behind the skeleton: the label of the day is fetched while the app is still on its way.
const picture = document.querySelector('[data-plate]')
if (picture && location.pathname === '/') {
  const id = thinkerIdOn(dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone))
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.srcset = `/plates/${id}.avif`
  picture.prepend(source)
  const image = picture.querySelector('img')
  if (image) {
    image.fetchPriority = 'high'
    image.src = `/plates/${id}.webp`
  }
}
