import type { Body, Reply } from '@app/contract/calls'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, callQuery, queryKey } from '../../api/api.ts'

type Minds = Reply<'otherMinds'>
type OtherIdea = Minds['ideas'][number]
export type SharedIdea = Extract<OtherIdea, { from: 'person' }>
export type SampleIdea = Extract<OtherIdea, { from: 'house' }>
export type SharingChoice = Minds['own']
export type ChosenIdea = NonNullable<SharingChoice['chosen']>
export type OwnIdea = Reply<'ownSharedIdeas'>[number]
export type ReportReason = Body<'reportIdea'>['reason']

/** Read anew at each visit: ideas are taken back, and what was reported has gone. */
export const otherIdeasQuery = (round: string) =>
  queryOptions({ ...callQuery('otherMinds', { params: { id: round } }), gcTime: 0 })

const changeMinds = (cache: QueryClient, round: string, change: (minds: Minds) => Minds) =>
  cache.setQueryData(otherIdeasQuery(round).queryKey, (minds) => minds && change(minds))

/** Shown before the server says so, and where it does not, as it last said. Presses are sent one after the other. */
export function useWishIdea(round: string, { id, isWished }: SharedIdea) {
  const cache = useQueryClient()
  const said = useRef(isWished)
  const show = (isWished: boolean) =>
    changeMinds(cache, round, (minds) => ({
      ...minds,
      ideas: minds.ideas.map((idea) => (idea.from === 'person' && idea.id === id ? { ...idea, isWished } : idea)),
    }))
  return useMutation({
    scope: { id: `wish-${id}` },
    mutationFn: (isWished: boolean) => api.wishIdea({ params: { id }, body: { isWished } }),
    onMutate: show,
    onSuccess(_, isWished) {
      said.current = isWished
    },
    onError: () => show(said.current),
  })
}

export const useReportIdea = (id: string, onReported: () => void) =>
  useMutation({
    mutationFn: (reason: ReportReason) => api.reportIdea({ params: { id }, body: { reason } }),
    onSuccess: onReported,
  })

/** Null takes it back. As with a wish, the last word is the server's. */
export function useShareIdea(round: string, own: SharingChoice) {
  const cache = useQueryClient()
  const said = useRef(own)
  const show = (own: SharingChoice) => changeMinds(cache, round, (minds) => ({ ...minds, own }))
  return useMutation({
    scope: { id: `share-${round}` },
    mutationFn: (place: number | null) => api.shareIdea({ params: { id: round }, body: { place } }),
    onMutate(place) {
      const visibleFrom = new Date().toISOString()
      show({ ...said.current, chosen: place === null ? null : { place, visibleFrom, state: 'in_review' } })
    },
    onSuccess(own) {
      said.current = own
      show(own)
    },
    onError: () => show(said.current),
  })
}

export const ownIdeasQuery = (page: number) =>
  queryOptions({ ...callQuery('ownSharedIdeas', { query: { page } }), staleTime: 0 })

export function useWithdrawIdea() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (round: string) => api.shareIdea({ params: { id: round }, body: { place: null } }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey('ownSharedIdeas') }),
  })
}

export function useWithdrawAllIdeas(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.takeBackAll(),
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey('ownSharedIdeas') }),
  })
}

/** It has gone at once: where the server does not hear of it, it comes back at the next visit. */
export function useDismissWishNote() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.putWishNoteAway(),
    onMutate: () => cache.setQueryData(queryKey('wishNote'), null),
  })
}
