import { invalidLinkMessages, undoTokenPrefix } from '@app/domain/account/sign-up-link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage, isRefused } from '../../api/api-error.ts'
import { clearMailedToken, getMailedToken } from '../../api/mailed-token.ts'
import { userQuery } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { clearSessionOnDevice } from './account.queries.ts'
import { AccountCard } from './account-card.tsx'

const ofChange = {
  question: 'Use this email address?',
  text: 'We’ll switch your account to the address this link was sent to. You’ll stay signed in.',
  button: 'Use This Address',
  done: 'Email changed',
  doneText: 'From now on, sign in with your new address. We’ve emailed the old one too.',
  next: { to: '/', label: 'Go to Firecrest' },
  over: invalidLinkMessages.address,
  whenOver: { to: '/settings', label: 'Go to Settings' },
} as const
const ofUndo = {
  question: 'Restore your old email address?',
  text: 'We’ll restore the address this link was sent to and sign everyone out. Passwords, passkeys and connected accounts will stop working. Then you’ll choose a new password.',
  button: 'Restore It',
  done: 'Email address restored',
  doneText: 'Everyone is signed out. We’ve emailed you a link to choose a new password.',
  next: { to: '/login', label: 'Continue to Sign In' },
  over: 'This link has expired. Didn’t change your address? Contact support.',
  whenOver: { to: '/login', label: 'Continue to Sign In' },
} as const

/** Opening it changes nothing: programs that check mails open every link. */
export function ChangeAddressScreen() {
  const [token] = useState(() => getMailedToken('/change-address'))
  const follow = useFollowLink(token ?? '')
  const words = token?.startsWith(undoTokenPrefix) ? ofUndo : ofChange
  const isOver = token === undefined || isRefused(follow.error, 'invalid_address_link')
  const why = isOver ? words.over : follow.error && errorMessage(follow.error, 'We couldn’t change your email address.')
  if (follow.data)
    return (
      <AccountCard art="wire" head={words.done}>
        <p className="muted">{words.doneText}</p>
        <Onward {...words.next} />
      </AccountCard>
    )
  return (
    <AccountCard art={why ? 'lost' : 'letter'} head={why ? 'That didn’t work' : words.question}>
      {why ? (
        <p className="note warn" role="alert">
          <TriangleAlert className="i" />
          <span>{why}</span>
        </p>
      ) : (
        <p className="muted">{words.text}</p>
      )}
      {isOver ? (
        <Onward {...words.whenOver} />
      ) : (
        <Button size="wide" isBusy={follow.isPending} onClick={() => follow.mutate()}>
          <span>{why ? 'Try Again' : words.button}</span>
        </Button>
      )}
    </AccountCard>
  )
}

const Onward = ({ to, label }: { to: '/' | '/settings' | '/login'; label: string }) => (
  <Button size="wide" to={to}>
    {label}
  </Button>
)

/** An earlier address that comes back ends this session, too. */
function useFollowLink(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.followAddressLink({ body: { token } }),
    meta: { isEndingSession: true },
    onSuccess: ({ did }) => {
      clearMailedToken()
      if (did === 'restored') clearSessionOnDevice(cache)
      else void cache.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
}
