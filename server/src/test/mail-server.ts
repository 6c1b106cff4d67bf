import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Where the server goes wrong, and how: with a reply, or by keeping silent for ever. */
export interface Fault {
  at: 'greeting' | 'from' | 'to' | 'data'
  /** 4xx and 5xx are replies; two kinds take the letter and then break the line, or say nothing more. */
  how: number | 'hang' | 'reply-lost' | 'taken-in-silence'
  /** Only for this recipient; for everybody unless said. */
  to?: string
}

export interface ReceivedMail {
  from: string
  to: string[]
  headers: [name: string, value: string][]
  header(name: string): string | undefined
  text: string
  html: string
}

/** A real mail server on a port of its own, which goes wrong when `fault.now` says so. */
export async function openMailServer(port = 0, { hasOwnCertificate = false } = {}) {
  const received: ReceivedMail[] = []
  const fault: { now: Fault | null } = { now: null }
  const sockets = new Set<Socket>()

  /** Ends a step of the dialogue well, with a reply, or not at all. */
  function step(at: Fault['at'], done: (error?: Error | null) => void, to?: string) {
    const found = fault.now?.at === at && (fault.now.to ?? to) === to ? fault.now.how : null
    if (typeof found === 'string') return found
    if (found === null) done()
    else done(Object.assign(new Error('Not this one.'), { responseCode: found }))
    return found
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasOwnCertificate ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onConnect: (_, done) => void step('greeting', done),
    onMailFrom: (_, __, done) => void step('from', done),
    onRcptTo: ({ address }, _, done) => void step('to', done, address),
    async onData(stream, { envelope }, done) {
      const raw = await textOf(stream).catch(() => null)
      // The client has hung up in the middle of its letter.
      if (raw === null) return
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      const ended = step('data', done, to[0])
      if (ended !== 'hang' && typeof ended !== 'number') received.push({ from, to, ...readMail(raw) })
      if (ended === 'reply-lost') for (const socket of sockets) socket.destroy()
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')

  function close() {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  const taken = (server.server.address() as AddressInfo).port
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, fault, close }
}

async function textOf(stream: Readable) {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) text += chunk
  return text
}

/** Headers and both bodies of a letter, as a mail program sees them. */
export function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'header' | 'text' | 'html'> {
  const { headers, body } = split(raw)
  const header = (name: string) => headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
  const boundary = /boundary="([^"]+)"/.exec(header('content-type') ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\r\n/, ''))
    : [raw]
  const partOf = (type: string) => parts.map(split).find(({ headers }) => headers.join().includes(type))
  return { headers, header, text: decode(partOf('text/plain')), html: decode(partOf('text/html')) }
}

type Part = ReturnType<typeof split>

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { headers, body: raw.slice(end + 4) }
}

function decode(part: Part | undefined) {
  const body = part?.body ?? ''
  const encoding = part?.headers.find(([name]) => name.toLowerCase() === 'content-transfer-encoding')?.[1]
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
