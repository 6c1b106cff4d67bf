import { readSessionMarker } from '../api/session-marker.ts'
import { sendToTabs } from '../api/tab-channel.ts'
import { clearDeviceKeysOfOthers } from '../device/drafts.ts'
import { clearPersistedQueries } from '../device/persisted-user.ts'
import { clearAcknowledgedOfOthers } from '../device/submission-queue/submission-store.ts'

/** The session has ended: the other tabs leave first, so that none stores again what is taken off the device here. */
export async function clearSessionFromDevice(leaveFor: string, session = readSessionMarker()) {
  sendToTabs({ kind: 'session-ended', session, leaveFor })
  const notifications = import('./push-subscription.ts').then((it) => it.clearNotifications()).catch(() => undefined)
  await Promise.all([clearOthersFromDevice(), notifications])
}

/** Removes what the server has of other people. What they wrote and it has not, stays. */
export async function clearOthersFromDevice(except?: string) {
  clearDeviceKeysOfOthers(except)
  await Promise.all([clearPersistedQueries(except), clearAcknowledgedOfOthers(except)])
}
