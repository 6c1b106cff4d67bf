import type { DrawerIdeas } from '@app/content/drawer-ideas'
import { bankIdOf } from '../problems/bank.ts'

let byProblem: Promise<ReadonlyMap<string, DrawerIdeas>> | undefined

/** The texts are large, so they are loaded when the first person has finished a problem. */
async function load() {
  const { drawer } = await import('@app/content/drawer')
  return new Map(Object.entries(drawer).map(([key, ideas]) => [bankIdOf(key), ideas]))
}

/** Three ideas of the house for a problem of the bank; nothing for one that a model wrote. */
export async function drawerOf(problemId: string): Promise<DrawerIdeas | undefined> {
  byProblem ??= load()
  return (await byProblem).get(problemId)
}
