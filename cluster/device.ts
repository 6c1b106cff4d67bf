import type { Entry } from './clients.ts'
import type { Insist } from './sender.ts'

interface Person {
  email: string
  cookie: string
}

/** What the device of one person knows: passes by round, and what the server has acknowledged. */
export interface Device extends Person {
  passes: ReadonlyMap<string, string>
  taken: Entry[]
  /** The most sessions that the server has counted of this person. */
  solved: number
}

export async function openDevice(insist: Insist, person: Person): Promise<Device> {
  const { text } = await insist({ what: 'dayPasses', headers: { cookie: person.cookie } })
  const days: { passes: { id: string; pass: string }[] }[] = parse(text).days ?? []
  const passes = new Map(days.flatMap((day) => day.passes.map(({ id, pass }) => [id, pass] as const)))
  return { ...person, passes, taken: [], solved: 0 }
}

export function noteTaken(device: Device, entry: Entry, text: string) {
  device.taken.push(entry)
  device.solved = Math.max(device.solved, parse(text).user?.totalSolved ?? 0)
}

/** As the app does where the server counts less than it did: everything is sent again, under its key and with its pass. */
export async function comeBack(insist: Insist, { cookie, passes, taken, solved }: Device) {
  const { status, text } = await insist({ what: 'currentUser', headers: { cookie } })
  if (status !== 200 || parse(text).totalSolved >= solved) return
  for (const { round, text: idea, key, at } of taken) {
    const pass = passes.get(round)
    const [finishedAt, sentAt] = [new Date(at), new Date()].map((moment) => moment.toISOString())
    const body = { problemId: round, submittedSolutions: [idea], submissionMethod: ['text'] }
    const headers = { cookie, 'idempotency-key': key }
    await insist({
      what: 'submitSolutions',
      body: { ...body, ...(pass && { fromDevice: { pass, finishedAt, sentAt } }) },
      headers,
    })
  }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
