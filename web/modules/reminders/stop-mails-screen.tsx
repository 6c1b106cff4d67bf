import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import { mailedToken } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { brand } from '../../ui/brand.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './reminders.module.css'

/** Opening it changes nothing: programs that check mails open every link. */
export function StopMailsScreen() {
  const [token = ''] = useState(() => mailedToken('/reminder-mails'))
  const stop = useMutation({ mutationFn: () => api.stopReminderMails({ body: { token } }) })
  const why = stop.error && sentenceOf(stop.error, 'This did not work. Please try again.')
  return (
    <main id="main" className={`${styles.stopMails} ${layout.onBlock}`}>
      <title>{`Reminder e-mails — ${brand}`}</title>
      <div className={`${layout.wrap} ${styles.inner}`}>
        <div role="status">
          <h1>{stop.data ? 'No more reminder e-mails' : 'Stop reminder e-mails?'}</h1>
          <p>
            {stop.data ? `They are off for ${stop.data.address}. ` : 'One press and they stop, without signing in. '}
            Mails about your account and payments still come. Notifications on your devices stay as they are.
          </p>
          {why && <p>{why}</p>}
        </div>
        <div className={layout.row}>
          {!stop.data && (
            <button
              type="button"
              className={`${buttons.btn} ${styles.solid}`}
              aria-disabled={stop.isPending}
              onClick={() => stop.isPending || stop.mutate()}
            >
              Stop these e-mails
            </button>
          )}
          <Link className={`${buttons.btn} ${buttons.line} ${styles.clear}`} to="/settings#reminders">
            All reminder settings
          </Link>
        </div>
      </div>
    </main>
  )
}
