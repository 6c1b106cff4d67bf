import { randomUUID } from 'node:crypto'
import { buildPath } from '@app/contract/routes'
import type { Member } from './people.ts'

export interface Sent {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** The headers that a browser sends with every call. */
const usual = {
  host: 'localhost:3000',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  referer: 'http://localhost:3000/solve',
  'x-time-zone': 'UTC',
}

const get = (path: string, { cookie }: Member): Sent => ({ method: 'GET', path, headers: { ...usual, cookie } })

export const readUser = (member: Member) => get(buildPath('currentUser'), member)

export const askProblem = (member: Member) => get(buildPath('openRound'), member)

function post(path: string, content: object, extra: Sent['headers'] = {}): Sent {
  const body = JSON.stringify(content)
  const about = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    origin: 'http://localhost:3000',
  }
  return { method: 'POST', path, headers: { ...usual, ...about, ...extra }, body }
}

export function submit({ cookie, roundId }: Member): Sent {
  const content = {
    problemId: roundId,
    submittedSolutions: [
      'Hang it from the ceiling so that nobody has to remember, and vote at the end of the week',
      'Give it to the neighbours for ten minutes only, with a timer made of sand',
      'Write the rules on a card – and pass it on, before breakfast, in total silence',
    ],
    submissionMethod: ['text', 'voice', 'text'],
    thinkerId: 'leonardo',
  }
  return post(buildPath('submitSolutions'), content, { 'idempotency-key': randomUUID(), cookie })
}
