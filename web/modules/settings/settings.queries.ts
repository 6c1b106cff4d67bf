import type { changePassword } from '@app/contract/account'
import type { Body, Reply } from '@app/contract/call'
import type {
  changeDifficulty,
  changeTimeZone,
  deleteAccount,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  switchHints,
  switchOpinions,
  switchRarity,
} from '@app/contract/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { settingsQuery } from '../../api/settings.ts'

export type Device = Reply<typeof listDevices>[number]

export const devicesQuery = queryOptions({
  queryKey: ['/api/settings/devices'],
  queryFn: () => call<typeof listDevices>({ method: 'GET', path: '/api/settings/devices' }),
  staleTime: 0,
})

export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof changePassword>) =>
      call<typeof changePassword>({ method: 'POST', path: '/api/auth/change-password' }, { body, renewsSession: true }),
    // Every other device has just been signed out.
    onSuccess: () => cache.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export function useChangeTimeZone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof changeTimeZone>) =>
      call<typeof changeTimeZone>({ method: 'POST', path: '/api/settings/time-zone' }, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

export function useChangeDifficulty() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof changeDifficulty>) =>
      call<typeof changeDifficulty>({ method: 'POST', path: '/api/settings/difficulty' }, { body }),
    onSuccess: ({ difficulty }) => {
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, difficulty })
      // The problem that today's card shows may be another one now.
      return cache.invalidateQueries({ queryKey: ['/api/problems/today'] })
    },
  })
}

export function useSwitchHints() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof switchHints>) =>
      call<typeof switchHints>({ method: 'POST', path: '/api/settings/hints' }, { body }),
    onSuccess: ({ on }) => cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, hintsOn: on }),
  })
}

export function useSwitchOpinions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof switchOpinions>) =>
      call<typeof switchOpinions>({ method: 'POST', path: '/api/settings/opinions' }, { body }),
    onSuccess: ({ on }) =>
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, opinionsOn: on }),
  })
}

export function useSwitchRarity() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof switchRarity>) =>
      call<typeof switchRarity>({ method: 'POST', path: '/api/settings/rarity' }, { body }),
    onSuccess: ({ on }) =>
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, countsForRarity: on }),
  })
}

export function useSignOutDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Device) =>
      call<typeof signOutDevice>({ method: 'POST', path: '/api/settings/devices/:id/sign-out' }, { params: { id } }),
    onSuccess: (_, gone) =>
      cache.setQueryData(devicesQuery.queryKey, (before) => before?.filter(({ id }) => id !== gone.id)),
  })
}

/* What follows the end of a session does so also where its dialog was closed meanwhile. */

export const useSignOutEverywhere = (onSuccess: () => void) =>
  useMutation({
    mutationFn: () => call<typeof signOutEverywhere>({ method: 'POST', path: '/api/settings/sign-out-everywhere' }),
    meta: { endsSession: true },
    onSuccess,
  })

export const useDeleteAccount = (onSuccess: (reply: Reply<typeof deleteAccount>) => void) =>
  useMutation({
    mutationFn: (body: Body<typeof deleteAccount>) =>
      call<typeof deleteAccount>({ method: 'POST', path: '/api/settings/delete-account' }, { body }),
    meta: { endsSession: true },
    onSuccess,
  })
