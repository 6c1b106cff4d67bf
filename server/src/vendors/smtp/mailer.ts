import { createTransport } from 'nodemailer'

/** One letter, ready to go. */
export interface Message {
  /** Stays the same at every try, so that a letter that comes twice can be recognised. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  writtenAt: Date
}

export interface Mailer {
  /** Resolves when the other side has taken the letter; throws a `MailError` and nothing else. */
  send(message: Message): Promise<void>
  /** Where letters stay with us: removes those of which `known` does not name the id. */
  removeStrays?(known: (ids: string[]) => Promise<string[]>): Promise<void>
  /** Ends connections; letters under way fail. */
  close(): void
}

/**
 * `refused`: this letter will never be taken. `later`: not now. `away`: nobody there who could say, or nobody who
 * lets us in; the letter has nothing to do with it.
 */
export type MailFailure = 'refused' | 'later' | 'away'

export class MailError extends Error {
  override readonly name = 'MailError'
  readonly failure: MailFailure
  constructor(failure: MailFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}

export interface MailerSettings {
  smtpUrl: string
  from: string
  /** The only source of our name: in the greeting and in message ids. */
  publicUrl: string
  connections: number
  /** In milliseconds: until somebody greets, how long a reply may take, and a letter in all. */
  greetingMs?: number
  silenceMs?: number
  deadlineMs?: number
}

/** A mail server by its address, over a few connections that stay open. */
export function openMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, from, publicUrl, connections } = settings
  const { greetingMs = 10_000, silenceMs = 30_000, deadlineMs = 60_000 } = settings
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    name: new URL(publicUrl).hostname,
    maxConnections: connections,
    // The outbox counts the tries, nobody else.
    maxRequeues: 0,
    dnsTimeout: greetingMs,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        // A server that trickles its replies never looks silent, so there is a deadline for all of it too.
        await transport.sendMail({ ...partsOf(message, from, publicUrl), signal: AbortSignal.timeout(deadlineMs) })
      } catch (error) {
        throw mailErrorOf(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** The recipient is an object, so that nothing in it is ever read as a list or a name. */
export function partsOf({ id, to, subject, text, html, writtenAt }: Message, from: string, publicUrl: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: writtenAt,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

/** The text of a server's reply may repeat the address, so only its number is stored. */
function mailErrorOf(error: unknown) {
  const { code = 'unknown', command = '', responseCode, permanent } = error as SmtpError
  const aboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const failure = !aboutLetter ? 'away' : permanent === false ? 'later' : 'refused'
  const where = command && command !== 'CONN' ? ` at ${command}` : ''
  return new MailError(failure, responseCode ? `${responseCode}${where}` : `${code}${where}`)
}
