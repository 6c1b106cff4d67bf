import type { IdeaRole } from '@app/domain/shared-ideas/choose-ideas'
import { bankProblemId } from '../problems/problem-bank.ts'

type SampleIdea = Record<IdeaRole, { text: string; thinkerId: string | null }>

let byProblem: Promise<ReadonlyMap<string, SampleIdea>> | undefined

/** The texts are large, so they are loaded when the first person has finished a problem. */
async function load() {
  const { sampleIdeas } = await import('@app/content/sample-ideas')
  return new Map(
    Object.entries(sampleIdeas).map(([key, { near, odd, technique, thinker }]): [string, SampleIdea] => [
      bankProblemId(key),
      {
        near: { text: near, thinkerId: null },
        far: { text: odd, thinkerId: null },
        third: { text: technique, thinkerId: thinker },
      },
    ]),
  )
}

/** Three ideas of the house for a problem of the bank; nothing for one that a model wrote. */
export async function loadSampleIdeas(problemId: string): Promise<SampleIdea | undefined> {
  byProblem ??= load()
  return (await byProblem).get(problemId)
}
