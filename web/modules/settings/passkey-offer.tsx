import { useQuery } from '@tanstack/react-query'
import { KeyRound, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import * as styles from './passkey-offer.module.css'
import { passkeyOfferQuery, useDismissPasskeyOffer } from './settings.queries.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useProviderToast } from './use-provider-toast.ts'

/** Once: what puts it away is kept by the server, for every device. */
export function PasskeyOffer() {
  useProviderToast()
  const isDue = useQuery(passkeyOfferQuery).data?.isDue ?? false
  const [wasDue, setDue] = useState(isDue)
  if (isDue && !wasDue) setDue(true)
  const gone = useFocusIfLost<HTMLParagraphElement>(wasDue && !isDue)
  const { add, isBusy } = useAddPasskey()
  const putAway = useDismissPasskeyOffer()
  if (!isDue)
    return (
      wasDue && (
        <p className="sr" ref={gone} tabIndex={-1}>
          Hidden.
        </p>
      )
    )
  return (
    <section className={styles.offer} aria-labelledby="offer-head">
      <span className="mark" aria-hidden="true">
        <KeyRound className="i" />
      </span>
      <div>
        <h2 id="offer-head">Sign in without a password</h2>
        <p>Sign in with your fingerprint, face or screen lock.</p>
      </div>
      <Button kind="line" isBusy={isBusy} onClick={() => add()}>
        Add a Passkey
      </Button>
      <button type="button" className="iconBtn bare" aria-label="Hide this offer" onClick={() => putAway.mutate()}>
        <X className="i" />
      </button>
    </section>
  )
}
