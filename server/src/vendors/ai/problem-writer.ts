import { z } from 'zod'
import { OutboundError } from '../outbound-fetch.ts'
import { createChatModel, type ModelConnection } from './chat-model.ts'
import { judgePrompt, type ProblemInput, writerPrompt } from './writer-prompts.ts'

export type Judgement = readonly ('yes' | 'no')[] | null

export interface ProblemWriter {
  readonly model: string
  propose(input: ProblemInput): Promise<string[]>
  judge(input: ProblemInput, texts: readonly string[]): Promise<Judgement[]>
}

const proposed = 5
const rules = 12
const yesNo = z.enum(['yes', 'no'])
const proposals = z.object({ problems: z.array(z.object({ text: z.string() })) })
const verdicts = z.object({ verdicts: z.array(z.object({ candidate: z.number(), answers: z.array(yesNo) })) })

export function createProblemWriter(connection: ModelConnection): ProblemWriter {
  const { model, ask } = createChatModel(connection)
  return {
    model,
    async propose(input) {
      const { problems } = await ask(proposals, ...writerPrompt(input, proposed))
      if (problems.length === 0) throw new OutboundError({ kind: 'empty' })
      return problems.slice(0, proposed).map(({ text }) => text)
    },
    async judge(input, texts) {
      const answer = await ask(verdicts, ...judgePrompt(input, texts))
      return texts.map((_, at) => parseJudgement(answer.verdicts.filter(({ candidate }) => candidate === at + 1)))
    },
  }
}

/** Two opinions on one candidate, or a rule left out, are no judgement. */
function parseJudgement(own: readonly { answers: ('yes' | 'no')[] }[]): Judgement {
  const [only, ...more] = own
  return only?.answers.length === rules && more.length === 0 ? only.answers : null
}
