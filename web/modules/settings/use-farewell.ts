import { noteSigningOut } from '../../api/ended-session.ts'
import { useNavigation } from '../../ui/navigation.ts'
import { leaveMessage } from '../../ui/next-page-message.ts'

/** The session has ended on purpose: a whole new page, so that nothing fetched stays, says what was done. */
export function useFarewell() {
  const { leaveFor } = useNavigation()
  return (path: string, word: Parameters<typeof leaveMessage>[0]) => {
    noteSigningOut()
    leaveMessage(word)
    leaveFor(path)
  }
}

/** Removes all that this browser keeps for us. The address is ours alone, so nothing needs to be known by name. */
export function forgetDevice() {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().clear()
    } catch {
      // A store that cannot be touched holds nothing of ours either.
    }
}
