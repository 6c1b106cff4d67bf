import type { Body, Reply } from '@app/contract/calls'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'

export type FinishedRound = Reply<'finishedRound'>
export type Feedback = NonNullable<FinishedRound['feedback']>

export const latestRoundQuery = queryOptions(callQuery('latestRound'))

export const finishedRoundQuery = (id: string) =>
  queryOptions({
    ...callQuery('finishedRound', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const dueTrialsQuery = queryOptions(callQuery('dueTrials'))

export function updateCachedRound(cache: QueryClient, id: string, change: (round: FinishedRound) => FinishedRound) {
  cache.setQueryData(finishedRoundQuery(id).queryKey, (round) => round && change(round))
  const changed = (round: FinishedRound | null) => (round?.id === id ? change(round) : round)
  cache.setQueryData(
    latestRoundQuery.queryKey,
    (latest) => latest && { today: changed(latest.today), yesterday: changed(latest.yesterday) },
  )
}

/** The round as the server has it now, also on a page that has not read it yet. */
function cacheRound(cache: QueryClient, round: FinishedRound) {
  cache.setQueryData(finishedRoundQuery(round.id).queryKey, round)
  updateCachedRound(cache, round.id, () => round)
}

const useRoundChange = <Input>(change: (input: Input) => Promise<FinishedRound>, onChanged?: () => void) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (round) => {
      cacheRound(cache, round)
      onChanged?.()
    },
    onError: (error) => showError(error),
  })
}

export const useChooseFavourites = (id: string, onChosen?: () => void) =>
  useRoundChange((body: Body<'chooseFavourites'>) => api.chooseFavourites({ params: { id }, body }), onChosen)

export const useClaimRound = (id: string) => useRoundChange(() => api.claimRound({ params: { id } }))

export const useRestoreStep = () => useRoundChange((id: string) => api.restoreStep({ params: { id } }))

export const useTryStep = (id: string) =>
  useRoundChange((text: string) => api.tryStep({ params: { id }, body: { text } }))

export function useDropStep() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.dropStep({ params: { id } }),
    onSuccess: ({ round }) => cacheRound(cache, round),
    onError: (error) => showError(error),
  })
}

export const useSaveSecondLook = (id: string, onAccepted: () => void) =>
  useRoundChange((ideas: string[]) => api.lookAgain({ params: { id }, body: { ideas } }), onAccepted)

export const useAddOtherList = (id: string) =>
  useRoundChange((listId: string) => api.addOtherList({ params: { id, listId } }))

export function useMarkTrial(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (place: number) => api.markTrial({ params: { id }, body: { place } }),
    onSuccess: (_, place) =>
      updateCachedRound(cache, id, (round) => ({
        ...round,
        ideas: round.ideas.map((idea, at) => (at === place ? { ...idea, toTry: true } : idea)),
      })),
    onError: (error) => showError(error),
  })
}

export type TrialAnswer = Body<'answerTrial'>['answer']

export function useAnswerTrial(id: string, onAnswered: (answer: TrialAnswer) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'answerTrial'>) => api.answerTrial({ params: { id }, body }),
    onSuccess: (_, { answer }) => {
      onAnswered(answer)
      cache.setQueryData(dueTrialsQuery.queryKey, (trials) => trials?.filter((trial) => trial.id !== id))
    },
    onError: (error) => showError(error),
  })
}
