import type { Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { showToast } from '../../ui/toast.ts'
import { withProof } from '../account/with-proof.ts'
import type { UserSearch } from './user-filter.ts'

export const notDecidedMessage = 'Nothing changed. Try again.'

export type DecisionName = 'grant' | 'end' | 'resend' | 'signOut' | 'share'

interface DecisionInput {
  note: string
  /** The last day of a grant; blank: until it is ended. */
  until: string
}

const send: Record<DecisionName, (id: string, input: DecisionInput) => Promise<string>> = {
  async grant(id, { note, until }) {
    const body = { note, ...(until && { until }) }
    await withProof('grant Premium', () => api.grantPremium({ params: { id }, body }))
    return until ? 'Premium runs until that day.' : 'Premium runs until you end it.'
  },
  async end(id, { note }) {
    const { ended } = await withProof('end Premium', () => api.endPremium({ params: { id }, body: { note } }))
    return ended ? 'Premium has ended.' : 'They had no Premium to end.'
  },
  async resend(id, { note }) {
    const { letters } = await withProof('send the link again', () => api.resendLink({ params: { id }, body: { note } }))
    return letters > 0 ? 'The link is on its way.' : 'Nothing to verify, so nothing was sent.'
  },
  async signOut(id, { note }) {
    const { sessions } = await withProof('sign someone out', () => api.signOutUser({ params: { id }, body: { note } }))
    return sessions === 1 ? 'Signed out on one device.' : `Signed out on ${sessions} devices.`
  },
  async share(id, { note }) {
    const allow = () => api.allowSharing({ params: { id }, body: { note } })
    const { wasStopped } = await withProof('let someone share ideas again', allow)
    return wasStopped ? 'They can share ideas again.' : 'They could share already.'
  },
}

export type Person = Reply<'listUsers'>[number]
export type AuditEntry = Reply<'listAudit'>['entries'][number]

export const userPageSize = 20

const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

export const usersQuery = ({ q, page, ...choices }: UserSearch) =>
  queryOptions({
    ...callQuery('listUsers', { query: { q: q || undefined, page, limit: userPageSize, ...choices } }),
    ...fresh,
  })

export const auditQuery = (before: string | undefined) =>
  queryOptions({ ...callQuery('listAudit', { query: { before } }), ...fresh })

export function useDecision(name: DecisionName, id: string, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: DecisionInput) => send[name](id, input),
    onSuccess(text) {
      showToast({ title: 'Done', text })
      onDone()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey('listUsers') }),
  })
}
