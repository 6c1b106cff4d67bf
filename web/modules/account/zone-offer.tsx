import { isSameTime } from '@app/domain/day/time-zone'
import { useState } from 'react'
import { showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { useChangeTimeZone } from '../../api/settings.ts'
import { deviceTimeZone } from '../../api/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import * as styles from './zone-offer.module.css'

export function ZoneOffer({ user }: { user: User }) {
  const here = deviceTimeZone()
  const change = useChangeTimeZone()
  const [closed, setClosed] = useState(false)
  if (here === null || closed || isSameTime(here, user.timeZone, Date.now()) || isAnswered(here, user.timeZone))
    return null

  const close = (answer: 'yes' | 'no') => {
    rememberAnswer(here, user.timeZone, answer)
    setClosed(true)
  }
  // Said also to somebody who has left the page meanwhile.
  const accept = () =>
    change.mutateAsync({ timeZone: here }).then(() => {
      close('yes')
      showToast({ title: 'Time Zone Changed', text: `Starting tomorrow, your days run on ${here} time.` })
    }, showError)
  return (
    <section className={`row ${styles.zoneOffer}`} aria-label="Time zone">
      <p>Looks like you’re in {here}. Switch to local time starting tomorrow?</p>
      <Button isBusy={change.isPending} onClick={() => accept()}>
        Yes
      </Button>
      <Button kind="line" onClick={() => close('no')}>
        No
      </Button>
    </section>
  )
}

const keyOf = (here: string, account: string) => `zone-offer:${account}>${here}`
const changeTakesMs = 48 * 3_600_000

/** A "no" is for good. A "yes" holds until the account has moved, so that the next journey asks again. */
function isAnswered(here: string, account: string): boolean {
  try {
    const answer = localStorage.getItem(keyOf(here, account))
    return answer === 'no' || Date.now() - Number(answer ?? 0) < changeTakesMs
  } catch {
    return false
  }
}

function rememberAnswer(here: string, account: string, answer: 'yes' | 'no') {
  try {
    localStorage.setItem(keyOf(here, account), answer === 'no' ? 'no' : String(Date.now()))
  } catch {}
}
