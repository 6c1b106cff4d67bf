import { sessionMark } from '../api/session-mark.ts'
import { sendToTabs } from '../api/tab-channel.ts'
import { forgetOtherNames } from '../device/drafts.ts'
import { forgetTaken } from '../device/lists.ts'
import { moveOldLists } from '../device/old-lists.ts'
import { forgetAnswers } from '../device/person-here.ts'

/** The session has ended: the other tabs leave first, so that none stores again what is taken off the device here. */
export async function forgetSession(leaveFor: string, session = sessionMark()) {
  sendToTabs({ kind: 'session-ended', session, leaveFor })
  const notifications = import('./push-subscription.ts').then((it) => it.leaveNotifications()).catch(() => undefined)
  await Promise.all([forgetOthersHere(), notifications])
}

/** Removes what the server has of other people. What they wrote and it has not, stays. */
export async function forgetOthersHere(except?: string) {
  forgetOtherNames(except)
  await Promise.all([forgetAnswers(except), moveOldLists().then(() => forgetTaken(except))])
}
