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
  question: 'Stop reminder e-mails?',
  stopped: 'No more reminder e-mails',
  button: 'Stop these e-mails',
  stays: 'Mails about your account and payments still come. Notifications on your devices stay as they are.',
}
const ofMonths = {
  question: 'Stop the letter of the month?',
  stopped: 'No more letters of the month',
  button: 'Stop this letter',
  stays: 'Your reminders stay as they are, and so do your months: you find them behind your calendar.',
}

/** Opening it changes nothing: programs that check mails open every link. */
export function StopMailsScreen() {
  const [token = ''] = useState(() => getMailedToken('/reminder-mails'))
  const stop = useMutation({ mutationFn: () => api.stopReminderMails({ body: { token } }) })
  const words = token.startsWith(monthMailsTokenPrefix) ? ofMonths : ofReminders
  const why = stop.error && errorMessage(stop.error, 'This did not work. Please try again.')
  return (
    <main id="main" className={`${styles.stopMails} onBlock`}>
      <title>{`Reminder e-mails — ${brand}`}</title>
      <div className={`wrap ${styles.inner}`}>
        <div role="status">
          <h1>{stop.data ? words.stopped : words.question}</h1>
          <p>
            <span>
              {stop.data ? `They are off for ${stop.data.address}.` : 'One press and they stop, without signing in.'}
            </span>{' '}
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
          <Button kind="line" className={styles.clear} to="/settings#reminders">
            All reminder settings
          </Button>
        </div>
      </div>
    </main>
  )
}
