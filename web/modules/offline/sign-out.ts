import { signOutPath } from '@app/contract/routes'
import { api } from '../../api/api.ts'
import { isNetworkError, needsNetworkMessage } from '../../api/api-error.ts'
import { clearSigningOut, markSigningOut } from '../../api/ended-session.ts'
import { readSessionMarker } from '../../api/session-marker.ts'
import { clearDeviceKeys, draftsOf, stopDraftSaving, type UnsentDraft } from '../../device/drafts.ts'
import {
  deleteSubmissions,
  hasStatus,
  listSubmissions,
  type SubmissionWith,
} from '../../device/submission-queue/submission-store.ts'
import { clearSessionFromDevice } from '../../pwa/clear-device.ts'
import { clearSessionStorage } from '../../ui/session-storage.ts'

export type UnsentSubmission = SubmissionWith<'queued' | 'refused'>

export const listUnsent = async (person: string): Promise<UnsentSubmission[]> =>
  (await listSubmissions(person)).filter(hasStatus('queued', 'refused'))

export interface Unsent {
  waiting: readonly UnsentSubmission[]
  drafts: readonly UnsentDraft[]
}

/** What would be lost, or read by the next person. */
export const loadUnsent = async (person: string): Promise<Unsent> => ({
  waiting: await listUnsent(person),
  drafts: draftsOf(person),
})

export const isNothingUnsent = ({ waiting, drafts }: Unsent) => waiting.length + drafts.length === 0

export const noNetworkMessage = needsNetworkMessage('Signing out')

/** Nothing of the person stays readable; what is not sent stays locked, or goes. False without network: the session goes on. */
export async function signOutOfDevice(
  person: string,
  leaveFor: (address: string) => void,
  what: 'locked' | 'deleted' = 'locked',
): Promise<boolean> {
  markSigningOut()
  const session = readSessionMarker()
  const address = await endSession()
  if (!address) {
    clearSigningOut()
    return false
  }
  stopDraftSaving()
  await clearSessionFromDevice(address, session)
  const lists = await listSubmissions(person)
  // The server has what it did not count.
  const gone = lists.filter(({ status }) => what === 'deleted' || status === 'not_counted')
  if (gone.length > 0) await deleteSubmissions(gone)
  clearDeviceKeys(person, what === 'locked' ? draftsOf(person) : [])
  clearSessionStorage()
  leaveFor(address)
  return true
}

async function endSession() {
  try {
    await api.logout()
    return '/'
  } catch (error) {
    return isNetworkError(error) ? null : signOutPath
  }
}
