import { reminderMailsAddress } from '@app/contract/routes'
import { cutAtWord } from '@app/domain/reminders/reminder-words'
import { wishLine } from '@app/domain/shared-ideas/wish-note'
import { htmlOf, type Layout, textOf } from './mail-layout.ts'
import { greetingOf, questionsTo, type SiteAddresses } from './mail-texts.ts'
import type { ReminderPayload } from './outbox.ts'

const mostOfSubject = 90

/** Two ways out: a link for people, and a header for mail programs (RFC 8058). */
export function writeReminder(
  payload: ReminderPayload & { firstName: string },
  { publicUrl, supportEmail }: SiteAddresses,
) {
  const { problem, streak, wished, chosen, stopToken, openToken } = payload
  const stop = `${publicUrl}${reminderMailsAddress}?token=${encodeURIComponent(stopToken)}`
  const subject = cutAtWord(problem, mostOfSubject)
  const since = streak > 1 ? ` Your streak is ${streak} days.` : ''
  const layout: Layout = {
    title: subject,
    greeting: greetingOf(payload.firstName),
    paragraphs: [problem, `Today’s problem, two minutes.${since}`, ...(wished ? [wishLine(wished)] : [])],
    // After the #, so that it reaches no server and no log.
    button: { label: 'Solve Problem', url: `${publicUrl}/solve#reminder=${encodeURIComponent(openToken)}` },
    footer: [`You asked for this ${chosen}.`, questionsTo(supportEmail)],
    links: [
      { label: 'Stop these e-mails', url: stop },
      { label: 'Other time or days', url: `${publicUrl}/settings#reminders` },
    ],
  }
  const headers = stopHeaders({ stop, publicUrl, supportEmail, subject: 'Stop reminder mails' })
  return { subject, text: textOf(layout), html: htmlOf(layout), headers }
}

/** For mail programs (RFC 8058). The subject is that of a mail to the operator. */
export function stopHeaders({
  stop,
  publicUrl,
  supportEmail,
  subject,
}: SiteAddresses & { stop: string; subject: string }) {
  const byMail = supportEmail ? `, <mailto:${supportEmail}?subject=${encodeURIComponent(subject)}>` : ''
  const oneClick = publicUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${stop}>${byMail}`, ...oneClick }
}
