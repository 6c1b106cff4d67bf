import { signOutAddress } from '@app/contract/routes'
import { api } from '../../api/api.ts'
import { isNoNetwork, needsNetwork } from '../../api/call-failed.ts'
import { noteSigningOut, noteStaying } from '../../api/ended-session.ts'
import { sessionMark } from '../../api/session-mark.ts'
import { remove, storedFor } from '../../pwa/device/device-store.ts'
import type { UnsentCall } from '../../pwa/device/rows.ts'
import { forgetSession } from '../../pwa/forget-session.ts'
import { clearTab } from '../../ui/tab-storage.ts'

export const unsentOf = async (person: string) =>
  (await storedFor('outbox', person)).filter(({ notCounted }) => notCounted === undefined).sort((a, b) => a.at - b.at)

export const noNetwork = needsNetwork('Signing out')

/** Nothing of the person stays readable; what is not sent stays locked. False without network: the session goes on. */
export async function leaveDevice(
  leaveFor: (address: string) => void,
  deleted: readonly UnsentCall[] = [],
): Promise<boolean> {
  noteSigningOut()
  const session = sessionMark()
  const address = await endSession()
  if (!address) {
    noteStaying()
    return false
  }
  await forgetSession(address, session)
  if (deleted.length > 0) await remove('outbox', deleted)
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
