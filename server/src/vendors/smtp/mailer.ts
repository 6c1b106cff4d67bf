import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  /** The same at every try, so that a duplicate can be recognised. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
  writtenAt: Date
}

export interface Mailer {
  /** Throws a `MailError` and nothing else. */
  send(message: OutgoingMail): Promise<void>
  deleteOrphans?(known: (ids: string[]) => Promise<string[]>): Promise<void>
  close(): void
}

/** `refused`: this letter never. `later`: not now. `away`: the server, not the letter, is the reason. */
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
  publicUrl: string
  connections: number
  greetingMs?: number
  silenceMs?: number
  deadlineMs?: number
}

export function openMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, from, publicUrl, connections } = settings
  const { greetingMs = 10_000, silenceMs = 30_000, deadlineMs = 60_000 } = settings
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    name: new URL(publicUrl).hostname,
    maxConnections: connections,
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
        // A server that trickles its replies is never silent.
        await transport.sendMail({
          ...toNodemailerMessage(message, from, publicUrl),
          signal: AbortSignal.timeout(deadlineMs),
        })
      } catch (error) {
        throw toMailError(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** An object, so that the recipient is never parsed as a list or a name. */
export function toNodemailerMessage(
  { id, to, subject, text, html, headers, writtenAt }: OutgoingMail,
  from: string,
  publicUrl: string,
) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: writtenAt,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
}

interface SmtpError extends Error {
  code?: string
  /** Of what lies below, where `code` is one for many causes. */
  originalCode?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

const certificateCode = /CERT|SELF_SIGNED|ALTNAME|LEAF_SIGNATURE/

/** A few words without anything that the server said. */
export function mailFaultOf(error: unknown): string {
  const { code = 'unknown', originalCode = code } = error as SmtpError
  return certificateCode.test(originalCode) ? `its certificate is not trusted, ${originalCode}` : originalCode
}

/** A reply may repeat the address: only its number is stored. */
function toMailError(error: unknown) {
  const { code = 'unknown', command = '', responseCode, permanent } = error as SmtpError
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const failure = !isAboutMail ? 'away' : permanent === false ? 'later' : 'refused'
  const where = command && command !== 'CONN' ? ` at ${command}` : ''
  return new MailError(failure, `${responseCode ?? mailFaultOf(error)}${where}`)
}
