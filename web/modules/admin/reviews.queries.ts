import type { Body, Reply } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { withProof } from '../account/with-proof.ts'
import { notDecidedMessage } from './admin.queries.ts'

interface ResolveOptions<Decision> {
  changes: readonly RouteName[]
  send: (decision: Decision) => Promise<unknown>
  doneText: (decision: Decision) => string
  onSettled: () => void
}

const about = 'decide about money'
const aboutReport = 'decide about a report'

export type Stray = Reply<'listStrays'>[number]

/** The oldest 50. */
export const straysQuery = queryOptions({ ...callQuery('listStrays'), staleTime: 0 })

export const useResolveStray = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listStrays'],
    send: (body: Body<'settleStray'>) => withProof(about, () => api.settleStray({ params: { id }, body })),
    doneText: () => 'Removed from the list.',
    onSettled,
  })

export type CardReview = Reply<'listCardReviews'>[number]

/** The oldest 50. */
export const cardReviewsQuery = queryOptions({ ...callQuery('listCardReviews'), staleTime: 0 })

export const useResolveCardReview = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listCardReviews'],
    send: (note: string) => withProof(about, () => api.settleCardReview({ params: { id }, body: { note } })),
    doneText: () => 'Removed from the list.',
    onSettled,
  })

export type ReportedProblem = Reply<'listReports'>[number]

export const reportsQuery = queryOptions({ ...callQuery('listReports'), staleTime: 0 })

export const useResolveReports = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listReports'],
    send: (body: Body<'settleReports'>) => withProof(aboutReport, () => api.settleReports({ params: { id }, body })),
    doneText: ({ outcome }) =>
      outcome === 'swap' ? 'That day has a new problem.' : 'We kept the problem and cleared its reports.',
    onSettled,
  })

export type ListedIdea = Reply<'listSharedIdeas'>[number]

export const sharedIdeasQuery = (page: number) =>
  queryOptions({
    ...callQuery('listSharedIdeas', { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const ideaTexts: Record<Body<'settleSharedIdea'>['outcome'], string> = {
  hide: 'The idea is hidden from everyone.',
  keep: 'Others can see the idea, unless its author took it back.',
  stop_author: 'Their ideas are hidden, and they can’t share.',
}

export const useModerateIdea = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listSharedIdeas'],
    send: (body: Body<'settleSharedIdea'>) =>
      withProof('decide about an idea', () => api.settleSharedIdea({ params: { id }, body })),
    doneText: ({ outcome }) => ideaTexts[outcome],
    onSettled,
  })

export type ReportedLink = Reply<'listReportedLinks'>[number]

export const reportedLinksQuery = queryOptions({ ...callQuery('listReportedLinks'), staleTime: 0 })

export const useResolveReportedLink = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listReportedLinks'],
    send: (body: Body<'settleReportedLink'>) =>
      withProof(aboutReport, () => api.settleReportedLink({ params: { id }, body })),
    doneText: ({ outcome }) => (outcome === 'end' ? 'The link no longer works.' : 'The link still works.'),
    onSettled,
  })

export type PaymentReview = Reply<'listCryptoReviews'>[number]
export type PaymentStep = Reply<'listCryptoSteps'>[number]
export type PaymentResolution = Body<'settleCryptoPayment'>['outcome']

export const reviewPageSize = 50

export const paymentReviewsQuery = (page: number) =>
  queryOptions({
    ...callQuery('listCryptoReviews', { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const paymentStepsQuery = (id: string) =>
  queryOptions({ ...callQuery('listCryptoSteps', { params: { id } }), staleTime: 0 })

const doneTexts: Record<PaymentResolution, string> = {
  grant: 'A year of Premium granted.',
  refunded: 'Refund recorded.',
  rejected: 'Payment rejected.',
}

export const useResolvePayment = (id: string, onSettled: () => void) =>
  useResolve({
    changes: ['listCryptoReviews', 'listCryptoSteps'],
    send: (body: Body<'settleCryptoPayment'>) =>
      withProof(about, () => api.settleCryptoPayment({ params: { id }, body })),
    doneText: ({ outcome }) => doneTexts[outcome],
    onSettled,
  })

function useResolve<Decision>({ changes, send, doneText, onSettled }: ResolveOptions<Decision>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, decision) => {
      showToast({ title: 'Done', text: doneText(decision) })
      onSettled()
    },
    onError: (error) => showError(error, notDecidedMessage),
    // After a failure too: another admin may have decided meanwhile.
    onSettled: () => Promise.all(changes.map((name) => cache.invalidateQueries({ queryKey: queryKey(name) }))),
  })
}
