import { buildPath } from '@app/contract/routes'

declare const self: ServiceWorkerGlobalScope

interface Shown {
  title: string
  body: string
  token: string
}

/** Not in the types of workers: only some systems show them. */
interface WithActions extends NotificationOptions {
  actions: { action: string; title: string }[]
}

const usual: Shown = { title: 'Two minutes?', body: 'Today’s problem is here.', token: '' }

/** A browser takes the permission away from a worker that shows nothing. */
function read(data: PushMessageData | null): Shown {
  try {
    return { ...usual, ...data?.json() }
  } catch {
    return usual
  }
}

async function show({ title, body, token }: Shown) {
  const options: WithActions = {
    body,
    data: { token },
    icon: '/brand/icon-192.png',
    // A second one of a day takes the place of the first, without a sound.
    tag: 'reminder',
    actions: [
      { action: 'solve', title: 'Solve' },
      { action: 'pause', title: 'Pause for a Week' },
    ],
  }
  await self.registration.showNotification(title, options)
  await self.navigator.setAppBadge?.().catch(() => undefined)
}

const answer = (token: string, what: 'opened' | 'pause') =>
  fetch(buildPath('answerReminder'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, answer: what }),
  }).catch(() => undefined)

async function openProblem() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A payment or a form stays as it is.
  const open = all.find(({ url }) => ['/', '/solve'].includes(new URL(url).pathname))
  if (!open) return await self.clients.openWindow('/solve')
  await open.focus()
  // A page that another worker serves cannot be led.
  return await open.navigate('/solve').catch(() => self.clients.openWindow('/solve'))
}

export function listenForReminders() {
  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))
  self.addEventListener('notificationclick', (event) => {
    const { token } = event.notification.data as { token: string }
    event.notification.close()
    const isPause = event.action === 'pause'
    event.waitUntil(Promise.all([answer(token, isPause ? 'pause' : 'opened'), isPause || openProblem()]))
  })
}
