import { sessionMark } from '../api/session-mark.ts'
import { sendToTabs } from '../api/tab-channel.ts'

/** The session has ended: the other tabs leave first, so that none stores again what is taken off the device here. */
export async function forgetSession(leaveFor: string, session = sessionMark()) {
  sendToTabs({ kind: 'session-ended', session, leaveFor })
  const notifications = import('./push-subscription.ts').then((it) => it.leaveNotifications()).catch(() => undefined)
  const { forgetAnswers } = await import('./device/device-store.ts')
  await Promise.all([forgetAnswers(), notifications])
}
