import type { Member, People } from '../server/people.ts'
import { askProblem, readUser, type Sent, submit } from '../server/requests.ts'

/** Of 100 requests 60 read the person, 20 open a round, and 20 hand in, each of these for a round of its own. */
export function mixedRequests({ reader, solver, newcomer }: People): () => Sent {
  let sent = 0
  return () => {
    const n = sent++
    if (n % 5 === 3) return askProblem(pick(newcomer, n))
    return n % 5 === 4 ? submit(takeOne(solver)) : readUser(pick(reader, n))
  }
}

export function pick(some: readonly Member[], n: number): Member {
  const found = some[n % some.length]
  if (!found) throw new Error('Nobody is there.')
  return found
}

export function takeOne(some: Member[]): Member {
  const taken = some.pop()
  if (!taken) throw new Error('There are too few open rounds left.')
  return taken
}
