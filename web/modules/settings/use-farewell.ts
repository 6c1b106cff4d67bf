import { noteSigningOut } from '../../api/ended-session.ts'
import { leaveWord } from '../../ui/last-word.ts'
import { useNavigation } from '../../ui/navigation.ts'

/** The session has ended on purpose: a whole new page, so that nothing fetched stays, says what was done. */
export function useFarewell() {
  const { leaveFor } = useNavigation()
  return (path: string, word: Parameters<typeof leaveWord>[0]) => {
    noteSigningOut()
    leaveWord(word)
    leaveFor(path)
  }
}
