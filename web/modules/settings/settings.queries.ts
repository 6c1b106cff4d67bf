import type { Body, Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { settingsQuery } from '../../api/settings.ts'

export type Device = Reply<'listDevices'>[number]

export const devicesQuery = queryOptions({
  ...callQuery('listDevices'),
  staleTime: 0,
})

export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => api.changePassword({ body, renewsSession: true }),
    // Every other device has just been signed out.
    onSuccess: () => cache.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export function useChangeTimeZone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeTimeZone'>) => api.changeTimeZone({ body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

export function useChangeDifficulty() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeDifficulty'>) => api.changeDifficulty({ body }),
    onSuccess: ({ difficulty }) => {
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, difficulty })
      // The problem that today's card shows may be another one now.
      return cache.invalidateQueries({ queryKey: queryKey('peekProblem') })
    },
  })
}

export function useSwitchHints() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'switchHints'>) => api.switchHints({ body }),
    onSuccess: ({ on }) => cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, hintsOn: on }),
  })
}

export function useSwitchOpinions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'switchOpinions'>) => api.switchOpinions({ body }),
    onSuccess: ({ on }) =>
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, opinionsOn: on }),
  })
}

export function useSwitchRarity() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'switchRarity'>) => api.switchRarity({ body }),
    onSuccess: ({ on }) =>
      cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, countsForRarity: on }),
  })
}

export function useSignOutDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Device) => api.signOutDevice({ params: { id } }),
    onSuccess: (_, gone) =>
      cache.setQueryData(devicesQuery.queryKey, (before) => before?.filter(({ id }) => id !== gone.id)),
  })
}

/* What follows the end of a session does so also where its dialog was closed meanwhile. */

export const useSignOutEverywhere = (onSuccess: () => void) =>
  useMutation({
    mutationFn: () => api.signOutEverywhere(),
    meta: { endsSession: true },
    onSuccess,
  })

export const useDeleteAccount = (onSuccess: (reply: Reply<'deleteAccount'>) => void) =>
  useMutation({
    mutationFn: (body: Body<'deleteAccount'>) => api.deleteAccount({ body }),
    meta: { endsSession: true },
    onSuccess,
  })
