import type { Body, Reply } from '@app/contract/call'
import type {
  answerTrial,
  chooseFavourites,
  dueTrials,
  finishedRound,
  latestRound,
  lookAgain,
  markTrial,
} from '@app/contract/feedback'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

export type FinishedRound = Reply<typeof finishedRound>
export type Feedback = NonNullable<FinishedRound['feedback']>
export type Score = Feedback['score']

export const latestQuery = queryOptions({
  queryKey: ['/api/rounds/latest'],
  queryFn: () => call<typeof latestRound>({ method: 'GET', path: '/api/rounds/latest' }),
})

export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/rounds', id],
    queryFn: () => call<typeof finishedRound>({ method: 'GET', path: '/api/rounds/:id' }, { params: { id } }),
  })

export const trialsQuery = queryOptions({
  queryKey: ['/api/trials/due'],
  queryFn: () => call<typeof dueTrials>({ method: 'GET', path: '/api/trials/due' }),
})

/** Changes a round wherever it is shown. */
export function changeRound(cache: QueryClient, id: string, change: (round: FinishedRound) => FinishedRound) {
  cache.setQueryData(roundQuery(id).queryKey, (round) => round && change(round))
  const changed = (round: FinishedRound | null) => (round?.id === id ? change(round) : round)
  cache.setQueryData(
    latestQuery.queryKey,
    (latest) => latest && { today: changed(latest.today), yesterday: changed(latest.yesterday) },
  )
}

const sayFailure = (error: Error) =>
  showToast({ title: 'Error', text: sentenceOf(error, 'That did not work. Please try again.'), tone: 'danger' })

export function useChooseFavourites(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (favourites: number[]) =>
      call<typeof chooseFavourites>(
        { method: 'POST', path: '/api/rounds/:id/favourites' },
        { params: { id }, body: { favourites } },
      ),
    onSuccess: (_, favourites) =>
      changeRound(cache, id, (round) => ({ ...round, feedback: round.feedback && { ...round.feedback, favourites } })),
    onError: sayFailure,
  })
}

export function useLookAgain(id: string, onAccepted: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ideas: string[]) =>
      call<typeof lookAgain>(
        { method: 'POST', path: '/api/rounds/:id/second-look' },
        { params: { id }, body: { ideas } },
      ),
    onSuccess: (round) => {
      onAccepted()
      changeRound(cache, id, () => round)
    },
    onError: sayFailure,
  })
}

export function useMarkTrial(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (place: number) =>
      call<typeof markTrial>({ method: 'POST', path: '/api/rounds/:id/trial' }, { params: { id }, body: { place } }),
    onSuccess: (_, place) =>
      changeRound(cache, id, (round) => ({
        ...round,
        ideas: round.ideas.map((idea, at) => (at === place ? { ...idea, toTry: true } : idea)),
      })),
    onError: sayFailure,
  })
}

export type TrialAnswer = Body<typeof answerTrial>['answer']

export function useAnswerTrial(id: string, onKept: (answer: TrialAnswer) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof answerTrial>) =>
      call<typeof answerTrial>({ method: 'POST', path: '/api/trials/:id/answer' }, { params: { id }, body }),
    onSuccess: (_, { answer }) => {
      onKept(answer)
      cache.setQueryData(trialsQuery.queryKey, (trials) => trials?.filter((trial) => trial.id !== id))
    },
    onError: sayFailure,
  })
}
