import { readdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { openPool } from '@app/server/db/database'
import { listen } from '@app/server/http/listen'

/** A statement with its values, or a bare word like "begin". */
export type Statement = string | { name?: string; text: string; values?: unknown[] }

/** What differs from one request to another among the values of its statements. */
export interface Requester {
  userId: string
  /** As the database holds it. */
  token: string
  roundId: string
  /** The idempotency key. */
  key: string
}

interface Recorded {
  requester: Requester
  /** What the product asks of the database for each of the two calls, in order. */
  user: Statement[]
  solutions: Statement[]
  /** What the product answered to the submission. */
  reply: object
}

export interface Given {
  connection: Parameters<typeof openPool>[0]
  /** Only the bare server needs it. */
  recorded?: Recorded
  /** Whether the product scores what is handed in; it does unless said. */
  scores?: boolean
  /** Where the product shall ask for problems ahead; nowhere unless given. */
  provider?: string
  /** Who takes its mails; without, it has no mail. */
  smtpUrl?: string
  /** Whether people may sign in by a provider. */
  signsInElsewhere?: boolean
}

export interface Usage {
  cpu: NodeJS.CpuUsage
  rss: number
  heapUsed: number
  openFiles: number | null
}

export const given = (): Given => JSON.parse(process.argv[2] ?? '')

/** Listens, says where, sends its CPU time, memory and open files on request, and ends with its parent. */
export async function answerToParent(server: Server) {
  await listen(server, { port: 0, host: '127.0.0.1' })
  process.send?.({ port: (server.address() as AddressInfo).port })
  process.on('message', async (question) => {
    if (question === 'collect') globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const usage: Usage = { cpu: process.cpuUsage(), rss, heapUsed, openFiles: await countOpenFiles() }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit(0))
}

/** File descriptors, sockets among them; null where the system does not list them. */
const countOpenFiles = () =>
  readdir('/proc/self/fd').then(
    (names) => names.length,
    () => null,
  )
