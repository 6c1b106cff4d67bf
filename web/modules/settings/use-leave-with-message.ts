import { noteSigningOut } from '../../api/ended-session.ts'
import { useUser } from '../../api/session.ts'
import { draftsOf, forgetNames, stopDrafts } from '../../device/drafts.ts'
import { forgetLists } from '../../device/lists.ts'
import { forgetSession } from '../../pwa/forget-session.ts'
import { useNavigation } from '../../router/navigation.ts'
import { leaveMessage } from '../../ui/next-page-message.ts'
import { clearTab } from '../../ui/tab-storage.ts'

/** After the end of a session: a new document, so that nothing fetched stays, shows the message. */
export function useLeaveWithMessage() {
  const { leaveFor } = useNavigation()
  const user = useUser()
  return async (path: string, message: Parameters<typeof leaveMessage>[0]) => {
    noteSigningOut()
    await forgetSession(path)
    if (user) forgetNames(user.id, draftsOf(user.id))
    clearTab()
    leaveMessage(message)
    leaveFor(path)
  }
}

/** Removes what this person left here; what another person left stays locked. */
export async function forgetOnDevice(person: string) {
  noteSigningOut()
  stopDrafts()
  forgetNames(person)
  clearTab()
  await forgetLists(person)
}
