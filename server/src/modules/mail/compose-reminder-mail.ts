import { reminderMailsPath } from '@app/contract/routes'
import { truncateAtWord } from '@app/domain/reminders/reminder-text'
import { wishReminderSentence } from '@app/domain/shared-ideas/wish-note'
import { greetingOf, questionsLine, type SiteAddresses } from './compose-mail.ts'
import { type MailLayout, renderMailHtml, renderMailText } from './mail-layout.ts'
import type { ReminderMailPayload } from './outbox.ts'

const mostOfSubject = 90

/** Two ways out: a link for people, and a header for mail programs (RFC 8058). */
export function composeReminderMail(
  payload: ReminderMailPayload & { firstName: string },
  { publicUrl, supportEmail }: SiteAddresses,
) {
  const { problem, streak, wished, chosen, stopToken, openToken } = payload
  const stop = `${publicUrl}${reminderMailsPath}?token=${encodeURIComponent(stopToken)}`
  const subject = truncateAtWord(problem, mostOfSubject)
  const since = streak > 1 ? ` You’re on a ${streak}-day streak.` : ''
  const layout: MailLayout = {
    title: subject,
    greeting: greetingOf(payload.firstName),
    paragraphs: [
      problem,
      `Today’s problem takes two minutes.${since}`,
      ...(wished ? [wishReminderSentence(wished)] : []),
    ],
    // After the #, so that it reaches no server and no log.
    button: { label: 'Solve Problem', url: `${publicUrl}/solve#reminder=${encodeURIComponent(openToken)}` },
    footer: [`You asked for this reminder ${chosen}.`, questionsLine(supportEmail)],
    links: [
      { label: 'Stop these emails', url: stop },
      { label: 'Change the time or days', url: `${publicUrl}/settings#reminders` },
    ],
  }
  const headers = listUnsubscribeHeaders({ stop, publicUrl, supportEmail, subject: 'Stop reminder emails' })
  return { subject, text: renderMailText(layout), html: renderMailHtml(layout), headers }
}

/** For mail programs (RFC 8058). The subject is that of a mail to the operator. */
export function listUnsubscribeHeaders({
  stop,
  publicUrl,
  supportEmail,
  subject,
}: SiteAddresses & { stop: string; subject: string }) {
  const byMail = supportEmail ? `, <mailto:${supportEmail}?subject=${encodeURIComponent(subject)}>` : ''
  const oneClick = publicUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${stop}>${byMail}`, ...oneClick }
}
