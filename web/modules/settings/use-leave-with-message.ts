import { markSigningOut } from '../../api/ended-session.ts'
import { useUser } from '../../api/session.ts'
import { clearDeviceKeys, draftsOf, stopDraftSaving } from '../../device/drafts.ts'
import { clearSubmissions } from '../../device/submission-queue/submission-store.ts'
import { clearSessionFromDevice } from '../../pwa/clear-device.ts'
import { useNavigation } from '../../router/navigation.ts'
import { saveNextPageMessage } from '../../ui/next-page-message.ts'
import { clearSessionStorage } from '../../ui/session-storage.ts'

/** After the end of a session: a new document, so that nothing fetched stays, shows the message. */
export function useLeaveWithMessage() {
  const { leaveFor } = useNavigation()
  const user = useUser()
  return async (path: string, message: Parameters<typeof saveNextPageMessage>[0]) => {
    markSigningOut()
    await clearSessionFromDevice(path)
    if (user) clearDeviceKeys(user.id, draftsOf(user.id))
    clearSessionStorage()
    saveNextPageMessage(message)
    leaveFor(path)
  }
}

/** Removes what this person left here; what another person left stays locked. */
export async function clearPersonFromDevice(person: string) {
  markSigningOut()
  stopDraftSaving()
  clearDeviceKeys(person)
  clearSessionStorage()
  await clearSubmissions(person)
}
