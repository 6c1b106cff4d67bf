import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'
import { onTestFinished } from 'vitest'

type Mode = 'pass' | 'silent' | 'refuse'

/** What a test may ask of the proxy. */
interface Faults {
  /** `silent` takes everything and hands on nothing; `refuse` closes each connection. */
  mode: Mode
  /** New connections get no answer; the others go on. */
  ignoresNew: boolean
  /** Milliseconds that each piece waits. */
  delay: number
  /** Once the app has sent this on a connection, that is reset before PostgreSQL receives its end. */
  resetBefore: RegExp | null
  /** The same, after PostgreSQL has done it: only the reply is lost. */
  resetAfter: RegExp | null
  /** So many pieces of the app more pass; the next one breaks its connection, before or after PostgreSQL has received it. */
  passing: number
  breaks: 'request' | 'reply'
  /** Greets as a pooler does, with the number of a process of its own. */
  isPooler: boolean
}

const endless = { passing: Number.POSITIVE_INFINITY, breaks: 'request' as const }

/** A proxy between the app and PostgreSQL, on this machine, that breaks what passes through it as a network would. */
export async function openFaultyProxy(to: pg.ClientConfig) {
  const faults: Faults = {
    mode: 'pass',
    ignoresNew: false,
    delay: 0,
    resetBefore: null,
    resetAfter: null,
    ...endless,
    isPooler: false,
  }
  const clients = new Set<Socket>()
  let joined = 0
  const server = createServer((client) => {
    joined++
    join(client, connectTo(to), { faults, clients })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    reset()
    server.close()
  })

  /** Breaks every connection, as a server does that is restarted. */
  function reset() {
    for (const client of clients) client.resetAndDestroy()
  }
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { faults, reset, port, joined: () => joined, connection: { ...to, host: '127.0.0.1', port } }
}

const connectTo = ({ host = '127.0.0.1', port = 5432 }: pg.ClientConfig) =>
  host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)

interface Around {
  faults: Faults
  clients: Set<Socket>
}

function join(client: Socket, upstream: Socket, { faults, clients }: Around) {
  const pair = [client, upstream]
  const isIgnored = faults.ignoresNew
  // The end of one side ends the other.
  const breakBoth = () => void client.resetAndDestroy()
  let sent = ''
  /** Where PostgreSQL's answer has this, the app does not receive it, and the connection ends. */
  let lost: RegExp | null = null
  let answered = ''
  const forward = (to: Socket, chunk: Buffer) => {
    if (faults.mode === 'silent' || isIgnored) return
    if (faults.delay === 0) to.write(chunk)
    else setTimeout(() => to.write(chunk), faults.delay)
  }
  client.on('data', (chunk: Buffer) => {
    sent += chunk.toString('latin1')
    const isLast = faults.passing-- === 0
    if (faults.resetBefore?.test(sent) || (isLast && faults.breaks === 'request')) return breakBoth()
    if (isLast) lost = anything
    if (faults.resetAfter?.test(sent)) lost = idle
    forward(upstream, chunk)
  })
  upstream.on('data', (chunk: Buffer) => {
    answered = (answered + chunk.toString('latin1')).slice(-idleMessage.length)
    if (lost?.test(answered)) return breakBoth()
    if (lost) return
    forward(client, faults.isPooler ? asPooler(chunk) : chunk)
  })
  for (const socket of pair) {
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      for (const other of pair) other.destroy()
    })
  }
  clients.add(client)
  client.once('close', () => clients.delete(client))
  if (faults.mode === 'refuse') breakBoth()
}

/** The message `ReadyForQuery` outside of a transaction: before it, a broken connection would stop PostgreSQL half-way. */
const idleMessage = 'Z\0\0\0\x05I'
const idle = new RegExp(`${idleMessage}$`)
const anything = /./s

/** The message `BackendKeyData` and its length: the number of the process follows. */
const key = Buffer.from([0x4b, 0, 0, 0, 12])

function asPooler(chunk: Buffer) {
  const at = chunk.indexOf(key)
  if (at >= 0 && chunk.length >= at + 9) chunk.writeInt32BE(chunk.readInt32BE(at + 5) ^ 0x40000000, at + 5)
  return chunk
}
