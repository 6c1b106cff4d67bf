import { randomBytes } from 'node:crypto'
import { comeBack, type Device, noteTaken, openDevice } from './device.ts'
import { cookieOf, type Insist, isDone, openSender } from './sender.ts'

const roundsOfPerson = 5

/** A submission, and what its client knows of it. */
export interface Entry {
  round: string
  text: string
  key: string
  cookie: string
  email: string
  tries: number
  isAcknowledged: boolean
  /** The server said once that there is no such round. */
  wasMissing: boolean
  /** When the last try ended. */
  at: number
}

interface Newcomers {
  /** False: the account is gone. */
  givePremium(userId: string): Promise<boolean>
  /** The addresses whose sign-up was answered. */
  signedUp: string[]
}

/** The address and the session cookie of a person with Premium. */
async function signUp(insist: Insist, { givePremium, signedUp }: Newcomers) {
  const account = { email: `d${random()}@example.org`, password: 'Tr0ub4dor-correct-horse' }
  const body = { ...account, firstName: 'Ada', lastName: 'Drill' }
  const made = await insist({ what: 'signUp', body, headers: { 'x-time-zone': 'UTC' } })
  if (isDone(made)) signedUp.push(account.email)
  const answer = await insist({ what: 'signIn', body: account })
  if (answer.status !== 200) return null
  const isThere = await givePremium(JSON.parse(answer.text).id)
  return isThere ? { email: account.email, cookie: cookieOf(answer) } : null
}

async function handIn(insist: Insist, entry: Entry) {
  const { round, text, key, cookie } = entry
  const body = { problemId: round, submittedSolutions: [text], submissionMethod: ['text'] }
  const headers = { cookie, 'idempotency-key': key }
  const answer = await insist({ what: 'submitSolutions', body, headers })
  entry.tries += answer.tries
  entry.at = Date.now()
  entry.isAcknowledged = answer.status === 200
  entry.wasMissing ||= answer.status === 404
  return answer
}

/** What was just written is there, also where a standby answers, by the cookies of the answer alone. */
async function isSeen(insist: Insist, { text: written, cookie }: Entry, given: string) {
  const headers = { cookie: [cookie, given].filter(Boolean).join('; ') }
  const { status, text } = await insist({ what: 'listSolutions', headers })
  return status !== 200 || text.includes(written)
}

/** People who sign up, open rounds and hand in, through the proxy, and repeat what failed under the same key. */
export function openClients(port: number, givePremium: Newcomers['givePremium']) {
  const sender = openSender(port)
  const { sent, insist } = sender
  const ledger: Entry[] = []
  const unseen: Entry[] = []
  const signedUp: string[] = []
  const failures: string[] = []
  const devices: Device[] = []

  async function train(device: Device) {
    const { status, text } = await insist({ what: 'openRound', headers: { cookie: device.cookie } })
    if (status !== 200) return
    const entry = newEntry(device, JSON.parse(text).id)
    ledger.push(entry)
    const answer = await handIn(insist, entry)
    if (!entry.isAcknowledged) return
    noteTaken(device, entry, answer.text)
    if (!(await isSeen(insist, entry, cookieOf(answer)))) unseen.push(entry)
  }

  async function live() {
    const person = await signUp(insist, { givePremium, signedUp })
    if (!person) return
    const device = await openDevice(insist, person)
    devices.push(device)
    for (let n = 0; n < roundsOfPerson && !sender.isOver(); n++) await train(device)
  }

  async function liveOn() {
    while (!sender.isOver()) await live().catch((error: unknown) => failures.push(String(error)))
  }

  return {
    sent,
    ledger,
    signedUp,
    /** What its writer did not find in their history a moment later. */
    unseen,
    /** What went wrong in the clients themselves. */
    failures,
    start: (count: number) => {
      const all = Promise.all(Array.from({ length: count }, liveOn))
      return async () => {
        sender.end()
        await all
        for (const entry of ledger) if (!entry.isAcknowledged) await handIn(insist, entry)
        for (const device of devices) await comeBack(insist, device)
        sender.close()
      }
    },
  }
}

const newEntry = ({ cookie, email }: Device, round: string): Entry => ({
  round,
  text: `an idea ${random()}`,
  key: random(),
  cookie,
  email,
  tries: 0,
  isAcknowledged: false,
  wasMissing: false,
  at: Date.now(),
})

const random = () => randomBytes(9).toString('hex')
