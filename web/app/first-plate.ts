import { dayAt } from '@app/domain/day/day'
import { deviceZone } from '../api/zone.ts'
import { thinkerIdOn } from '../modules/rounds/thinker-of-the-day.ts'

// Runs inside the head: on `/` this picture is the largest element of the first view, elsewhere words are.
if (location.pathname === '/') {
  const id = thinkerIdOn(dayAt(Date.now(), deviceZone() ?? 'UTC'))
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.type = 'image/avif'
  link.fetchPriority = 'high'
  link.href = `/plates/${id}.avif`
  document.head.append(link)
  document.documentElement.dataset['plate'] = id
}
// The problem is drawn in its own font: a second layout of all its boxes would block a slow phone.
if (location.pathname === '/solve') document.querySelector<HTMLLinkElement>('link[as="font"]')?.removeAttribute('media')
