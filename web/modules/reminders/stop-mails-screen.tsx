import { monthMailsTokenPrefix } from '@app/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import { getMailedToken } from '../../api/mailed-token.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import * as styles from './reminders.module.css'

const ofReminders = {
  question: 'Stop reminder emails?',
  stopped: 'No more reminder emails',
  button: 'Stop These Emails',
  stays: 'You’ll still get account and payment emails.',
}
const ofMonths = {
  question: 'Stop the monthly recap?',
  stopped: 'No more monthly recaps',
  button: 'Stop the Recap',
  stays: 'Your reminders won’t change.',
}

/** Opening it changes nothing: programs that check mails open every link. */
export function StopMailsScreen() {
  const [token = ''] = useState(() => getMailedToken('/reminder-mails'))
  const stop = useMutation({ mutationFn: () => api.stopReminderMails({ body: { token } }) })
  const words = token.startsWith(monthMailsTokenPrefix) ? ofMonths : ofReminders
  const why = stop.error && errorMessage(stop.error, 'That didn’t work. Try again.')
  return (
    <main id="main" className={`${styles.stopMails} onBlock`}>
      <title>{`Reminder emails — ${brand}`}</title>
      <div className={`wrap ${styles.inner}`}>
        <div role="status">
          <h1>{stop.data ? words.stopped : words.question}</h1>
          <p>
            <span>{stop.data ? `We’ve stopped them for ${stop.data.address}.` : 'No need to sign in.'}</span>{' '}
            <span>{words.stays}</span>
          </p>
          {why && <p>{why}</p>}
        </div>
        <div className="row">
          {!stop.data && (
            <Button className={styles.solid} isBusy={stop.isPending} onClick={() => stop.mutate()}>
              {words.button}
            </Button>
          )}
          <Button kind="line" to="/settings#reminders">
            All Reminder Settings
          </Button>
        </div>
      </div>
    </main>
  )
}
