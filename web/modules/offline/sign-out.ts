import { signOutAddress } from '@app/contract/routes'
import { api } from '../../api/api.ts'
import { isNoNetwork, needsNetwork } from '../../api/call-failed.ts'
import { noteSigningOut, noteStaying } from '../../api/ended-session.ts'
import { sessionMark } from '../../api/session-mark.ts'
import { draftsOf, forgetNames, stopDrafts, type UnsentDraft } from '../../device/drafts.ts'
import { type List, listsOf, removeLists } from '../../device/lists.ts'
import { forgetSession } from '../../pwa/forget-session.ts'
import { clearTab } from '../../ui/tab-storage.ts'

export const unsentOf = async (person: string) =>
  (await listsOf(person)).filter(({ notCounted, taken }) => notCounted === undefined && taken === undefined)

export interface Unsent {
  waiting: readonly List[]
  drafts: readonly UnsentDraft[]
}

/** What would be lost, or read by the next person. */
export const leftBy = async (person: string): Promise<Unsent> => ({
  waiting: await unsentOf(person),
  drafts: draftsOf(person),
})

export const isNothing = ({ waiting, drafts }: Unsent) => waiting.length + drafts.length === 0

export const noNetwork = needsNetwork('Signing out')

/** Nothing of the person stays readable; what is not sent stays locked, or goes. False without network: the session goes on. */
export async function leaveDevice(
  person: string,
  leaveFor: (address: string) => void,
  what: 'locked' | 'deleted' = 'locked',
): Promise<boolean> {
  noteSigningOut()
  const session = sessionMark()
  const address = await endSession()
  if (!address) {
    noteStaying()
    return false
  }
  stopDrafts()
  await forgetSession(address, session)
  const lists = await listsOf(person)
  // The server has what it did not count.
  const gone = lists.filter(({ notCounted }) => what === 'deleted' || notCounted !== undefined)
  if (gone.length > 0) await removeLists(gone)
  forgetNames(person, what === 'locked' ? draftsOf(person) : [])
  clearTab()
  leaveFor(address)
  return true
}

async function endSession() {
  try {
    await api.logout()
    return '/'
  } catch (error) {
    return isNoNetwork(error) ? null : signOutAddress
  }
}
