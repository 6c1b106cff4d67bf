import type { Body, Reply } from '@app/contract/calls'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { userQuery } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings.ts'
import { withProof } from '../account/with-proof.ts'

export const signInMethodsQuery = { ...callQuery('waysToSignIn'), staleTime: 0 }

export type Device = Reply<'listDevices'>[number]

export const devicesQuery = queryOptions({ ...callQuery('listDevices'), staleTime: 0 })

export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) =>
      withProof('change your password', () => api.changePassword({ body, shouldRenewSession: true })),
    // The server has signed out every other device.
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: signInMethodsQuery.queryKey })
      return cache.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
  })
}

export function useChangeName() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeName'>) => api.changeName({ body }),
    onSuccess: (names) => cache.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...names }),
  })
}

export type Passkey = Reply<'listPasskeys'>[number]

export const passkeysQuery = queryOptions({ ...callQuery('listPasskeys'), staleTime: 0 })

const changedWithWays = [
  'listPasskeys',
  'passkeyOffer',
  'listConnectedAccounts',
  'waysToSignIn',
  'listDevices',
] as const

/** The server has ended every other session. */
export function useAfterSignInMethodChange() {
  const cache = useQueryClient()
  // Not waited for: a line that goes with the new list would take with it what is said of the press.
  return () => {
    for (const name of changedWithWays) void cache.invalidateQueries({ queryKey: queryKey(name) })
  }
}

/** The browser makes it first; both calls may ask who the person is. */
async function addPasskey() {
  const about = 'add a passkey'
  const { createPasskey } = await import('../passkeys/passkey-ceremonies.ts')
  const options = await withProof(about, () => api.passkeyCreation())
  const attestation = await createPasskey(options)
  return await withProof(about, () => api.addPasskey({ body: { attestation } }))
}

export const useAddPasskeyMutation = () =>
  useMutation({ mutationFn: addPasskey, onSuccess: useAfterSignInMethodChange() })

export const passkeyOfferQuery = queryOptions(callQuery('passkeyOffer'))

export function useDismissPasskeyOffer() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.putPasskeyOfferAway(),
    onMutate: () => cache.setQueryData(passkeyOfferQuery.queryKey, { isDue: false }),
  })
}

export type ConnectedAccount = Reply<'listConnectedAccounts'>[number]

export const connectedAccountsQuery = queryOptions({ ...callQuery('listConnectedAccounts'), staleTime: 0 })

export const useConnectAccount = () =>
  useMutation({
    mutationFn: ({ name, label }: ConnectedAccount) =>
      withProof(`connect ${label}`, () => api.connectAccount({ params: { name } })),
  })

export const useDisconnectAccount = () =>
  useMutation({
    mutationFn: ({ name, label }: ConnectedAccount) =>
      withProof(`disconnect ${label}`, () => api.disconnectAccount({ params: { name } })),
    onSuccess: useAfterSignInMethodChange(),
  })

export function useRenamePasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) => api.renamePasskey({ params: { id }, body: { name } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
}

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: ({ id, name }: Passkey) =>
      withProof(`remove “${sanitizeForDisplay(name)}”`, () => api.removePasskey({ params: { id } })),
    onSuccess: useAfterSignInMethodChange(),
  })

export function useChangeDifficulty() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeDifficulty'>) => api.changeDifficulty({ body }),
    onSuccess: ({ difficulty }) => {
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, difficulty })
      // Today's card may show another problem now.
      return cache.invalidateQueries({ queryKey: queryKey('peekProblem') })
    },
  })
}

const switches = {
  switchHints: 'hintsOn',
  switchCoach: 'coachOn',
  switchOpinions: 'opinionsOn',
  switchRarity: 'countsForRarity',
} as const

/** Answers with a sentence of the coach. */
const saysStep = ['peekProblem', 'latestRound', 'dayPasses'] as const

export type SettingSwitchCall = keyof typeof switches

export function useSettingSwitch(name: SettingSwitchCall) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { on: boolean }) => api[name]({ body }),
    onSuccess: ({ on }) => {
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, [switches[name]]: on })
      for (const call of name === 'switchCoach' ? saysStep : [])
        void cache.invalidateQueries({ queryKey: queryKey(call) })
    },
  })
}

export function useSignOutDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, device }: Device) =>
      withProof(`sign out ${device}`, () => api.signOutDevice({ params: { id } })),
    onSuccess: (_, gone) =>
      cache.setQueryData(devicesQuery.queryKey, (before) => before?.filter(({ id }) => id !== gone.id)),
  })
}

export const calendarQuery = queryOptions(callQuery('calendarFeed'))

export function useOpenCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => withProof('get a calendar address', () => api.openCalendarFeed()),
    onSuccess: () => cache.setQueryData(calendarQuery.queryKey, { isOn: true }),
  })
}

export function useCloseCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.closeCalendarFeed(),
    onSuccess: () => cache.setQueryData(calendarQuery.queryKey, { isOn: false }),
  })
}

/* `onSuccess` runs although the dialog may have been closed meanwhile. */

export const useSignOutEverywhere = (onSuccess: () => Promise<void>) =>
  useMutation({
    mutationFn: () => withProof('sign out everywhere', () => api.signOutEverywhere()),
    meta: { isEndingSession: true },
    onSuccess,
  })

export const useDeleteAccount = (onSuccess: (reply: Reply<'deleteAccount'>) => Promise<void>) =>
  useMutation({
    mutationFn: (body: Body<'deleteAccount'>) => withProof('delete your account', () => api.deleteAccount({ body })),
    meta: { isEndingSession: true },
    onSuccess,
  })
