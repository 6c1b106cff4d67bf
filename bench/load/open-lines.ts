import { connect, type Socket } from 'node:net'
import type { Sent } from '../server/requests.ts'

interface Network {
  localAddress: string
  maxSockets: number
}

interface Pending {
  text: string
  answered: (status: number) => void
  broke: () => void
}

interface Events {
  onFree: () => void
  onClose: () => void
}

const endOfHead = Buffer.from('\r\n\r\n')
const nothing = Buffer.alloc(0)

/** A connection that stays open, and sends one request at a time. An answer that does not name its length breaks it. */
class Line {
  readonly #socket: Socket
  readonly #events: Events
  #pending: Pending | null = null
  #begun: Buffer = nothing
  #status = 0
  /** Bytes of the answer's body that have not come. */
  #left = 0

  constructor(port: number, localAddress: string, events: Events) {
    this.#events = events
    this.#socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
    this.#socket.on('data', (bytes: Buffer) => this.#read(bytes))
    this.#socket.on('error', () => undefined)
    this.#socket.once('close', () => {
      this.#pending?.broke()
      events.onClose()
    })
  }

  send(pending: Pending) {
    this.#pending = pending
    this.#socket.write(pending.text)
  }

  close() {
    this.#socket.destroy()
  }

  #read(bytes: Buffer) {
    if (this.#left > 0) this.#left -= bytes.length
    else if (!this.#readHead(bytes)) return
    if (this.#left > 0) return
    const pending = this.#pending
    this.#pending = null
    this.#events.onFree()
    pending?.answered(this.#status)
  }

  #readHead(bytes: Buffer) {
    this.#begun = this.#begun.length > 0 ? Buffer.concat([this.#begun, bytes]) : bytes
    const end = this.#begun.indexOf(endOfHead)
    if (end < 0) return false
    const head = this.#begun.toString('latin1', 0, end)
    const [, status, length] = /^HTTP\/1\.1 (\d+)[\s\S]*\r\ncontent-length: (\d+)/i.exec(head) ?? []
    if (!status || !length) {
      this.#socket.destroy()
      return false
    }
    this.#status = Number(status)
    this.#left = Number(length) - (this.#begun.length - end - endOfHead.length)
    this.#begun = nothing
    return true
  }
}

/** Connections of one network. HTTP's own client takes three times the CPU, which an overload would take from the server. */
export function openLines(port: number, { localAddress, maxSockets }: Network) {
  const idle: Line[] = []
  const open = new Set<Line>()
  const waiting: Pending[] = []

  function openLine() {
    const line: Line = new Line(port, localAddress, {
      onFree() {
        const next = waiting.shift()
        if (next) line.send(next)
        else idle.push(line)
      },
      onClose() {
        open.delete(line)
        if (idle.includes(line)) idle.splice(idle.indexOf(line), 1)
        const next = waiting.shift()
        if (next) openLine().send(next)
      },
    })
    open.add(line)
    return line
  }

  return {
    /** Answers with the status; refuses where the connection breaks. */
    ask: (request: Sent) =>
      new Promise<number>((answered, refuse) => {
        const pending = { text: textOf(request), answered, broke: () => refuse(new Error('The connection broke.')) }
        const line = idle.pop() ?? (open.size < maxSockets ? openLine() : undefined)
        if (line) line.send(pending)
        else waiting.push(pending)
      }),
    close() {
      waiting.length = 0
      for (const line of open) line.close()
    },
  }
}

function textOf({ method, path, headers, body = '' }: Sent) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
