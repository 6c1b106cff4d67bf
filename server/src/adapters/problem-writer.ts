import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import { z } from 'zod'
import { OutboundError, type OutboundSettings, outboundFetch } from './outbound.ts'
import { judgePrompt, type Wish, writerPrompt } from './writer-prompts.ts'

/** One candidate's answers to the twelve rules in their order; null if the judge left any out. */
export type Judgement = readonly ('yes' | 'no')[] | null

/** Writes problems and judges them. Each call is one request; each throws an `OutboundError` and nothing else. */
export interface ProblemWriter {
  readonly model: string
  /** Up to five texts, unread by anybody: data, whatever they say. */
  propose(wish: Wish): Promise<string[]>
  /** One judgement for each text, in the order of the texts. */
  judge(wish: Wish, texts: readonly string[]): Promise<Judgement[]>
}

export interface WriterConnection extends Partial<Pick<OutboundSettings, 'deadlineMs' | 'mostBytes'>> {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  ending: AbortSignal
}

// Its warnings go to the screen past our log, and tell of nothing that a failure would not show.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

const proposed = 5
const rules = 12
const yesNo = z.enum(['yes', 'no'])
const proposals = z.object({ problems: z.array(z.object({ text: z.string() })) })
const verdicts = z.object({ verdicts: z.array(z.object({ candidate: z.number(), answers: z.array(yesNo) })) })

/** Any server that speaks the chat-completions protocol of OpenAI and its structured output. */
export function openProblemWriter({ baseUrl, apiKey, model, ending, ...limits }: WriterConnection): ProblemWriter {
  const { deadlineMs = 20_000, mostBytes = 256 * 1024 } = limits
  const fetch = outboundFetch({ origin: new URL(baseUrl).origin, deadlineMs, mostBytes, ending })
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'writer',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      supportsStructuredOutputs,
      fetch,
    })(model)
  let connected = connect(true)

  async function ask<T>(schema: z.ZodType<T>, instructions: string, prompt: string): Promise<T> {
    try {
      const output = Output.object({ schema })
      // No retries: each of them would be a call that no budget has seen.
      return (await generateText({ model: connected, output, instructions, prompt, maxRetries: 0 })).output
    } catch (error) {
      ending.throwIfAborted()
      const known = outboundErrorIn(error) ?? new OutboundError({ kind: 'unreadable' })
      // Some servers know no schemas. The next call asks for plain JSON, whose shape the prompt tells; zod checks both.
      if (known.failure.kind === 'refused' && /^4(?:00|22)$/.test(`${known.failure.status}`)) connected = connect(false)
      throw known
    }
  }

  return {
    model,
    async propose(wish) {
      const { problems } = await ask(proposals, ...writerPrompt(wish, proposed))
      if (problems.length === 0) throw new OutboundError({ kind: 'empty' })
      return problems.slice(0, proposed).map(({ text }) => text)
    },
    async judge(wish, texts) {
      const answer = await ask(verdicts, ...judgePrompt(wish, texts))
      return texts.map((_, at) => judgementOf(answer.verdicts.filter(({ candidate }) => candidate === at + 1)))
    },
  }
}

/** Two opinions on one candidate, or a rule left out, are no judgement. */
function judgementOf(own: readonly { answers: ('yes' | 'no')[] }[]): Judgement {
  const [only, ...more] = own
  return only?.answers.length === rules && more.length === 0 ? only.answers : null
}

function outboundErrorIn(error: unknown): OutboundError | null {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof OutboundError) return each
  return null
}
