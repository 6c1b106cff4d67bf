import { buildPath } from '@app/contract/routes'
import type { People } from '../server/people.ts'
import { askProblem, readUser, submit } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { mixedRequests, pick, takeOne } from './mixed-requests.ts'
import { type Answer, isAccepted } from './send-at-pace.ts'

const count = 1_500
const atOnce = 16

/** Milliseconds that one call takes of this machine, by its path, where it is busy with nothing else. */
export async function workOfCalls(port: number, { reader, newcomer, solver }: People) {
  const calls = [
    { path: buildPath('currentUser'), requestOf: (n: number) => readUser(pick(reader, n)) },
    { path: buildPath('openRound'), requestOf: (n: number) => askProblem(pick(newcomer, n)) },
    { path: buildPath('submitSolutions'), requestOf: () => submit(takeOne(solver)) },
  ]
  const works = new Map<string, number>()
  for (const { path, requestOf } of calls) {
    const requests = Array.from({ length: count }, (_, n) => requestOf(n))
    const begun = performance.now()
    await send(port, requests, () => true, atOnce)
    works.set(path, (performance.now() - begun) / count)
  }
  return works
}

export type Works = Awaited<ReturnType<typeof workOfCalls>>

/** Milliseconds of work in what was accepted. */
export const acceptedWork = (answers: readonly Answer[], works: Works) =>
  answers.filter(isAccepted).reduce((sum, { path }) => sum + (works.get(path) ?? 0), 0)

/** Milliseconds of work in a usual request, of which submissions are a fifth. */
export function usualWork(works: Works, people: People) {
  const nextRequest = mixedRequests({ ...people, solver: [...people.solver] })
  const usual = Array.from({ length: 100 }, () => works.get(nextRequest().path) ?? 0)
  return usual.reduce((sum, work) => sum + work, 0) / usual.length
}
