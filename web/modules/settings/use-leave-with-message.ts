import { noteSigningOut } from '../../api/ended-session.ts'
import { databaseName } from '../../pwa/device-storage.ts'
import { useNavigation } from '../../ui/navigation.ts'
import { leaveMessage } from '../../ui/next-page-message.ts'

/** After the end of a session: a new document, so that nothing fetched stays, shows the message. */
export function useLeaveWithMessage() {
  const { leaveFor } = useNavigation()
  return (path: string, message: Parameters<typeof leaveMessage>[0]) => {
    noteSigningOut()
    leaveMessage(message)
    leaveFor(path)
  }
}

/** Removes everything stored: the origin is ours alone. */
export function forgetDevice() {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().clear()
    } catch {}
  try {
    indexedDB.deleteDatabase(databaseName)
  } catch {}
}
