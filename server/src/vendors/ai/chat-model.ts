import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import type { z } from 'zod'
import { findOutboundError, OutboundError, type OutboundSettings, outboundFetch } from '../outbound-fetch.ts'

export interface ChatModel {
  readonly model: string
  /** One request; throws an `OutboundError` and nothing else. */
  ask<T>(schema: z.ZodType<T>, instructions: string, prompt: string, abort?: AbortSignal): Promise<T>
}

export interface ModelConnection
  extends Pick<OutboundSettings, 'deadlineMs'>,
    Partial<Pick<OutboundSettings, 'maxBytes'>> {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  temperature?: number
  ending: AbortSignal
}

// Its warnings would bypass our log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

export function createChatModel({
  baseUrl,
  apiKey,
  model,
  temperature,
  ending,
  deadlineMs,
  maxBytes = 256 * 1024,
}: ModelConnection): ChatModel {
  const fetch = outboundFetch({ origin: new URL(baseUrl).origin, deadlineMs, maxBytes, ending })
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'writer',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      supportsStructuredOutputs,
      fetch,
    })(model)
  let connected = connect(true)

  async function ask<T>(schema: z.ZodType<T>, instructions: string, prompt: string, abort?: AbortSignal): Promise<T> {
    try {
      const output = Output.object({ schema })
      // No retries: each of them would be a call that no budget has seen.
      const settings = {
        output,
        instructions,
        prompt,
        maxRetries: 0,
        ...(temperature !== undefined && { temperature }),
        ...(abort && { abortSignal: abort }),
      }
      return (await generateText({ model: connected, ...settings })).output
    } catch (error) {
      ending.throwIfAborted()
      const outbound = findOutboundError(error) ?? new OutboundError({ kind: abort?.aborted ? 'slow' : 'unreadable' })
      // Some servers know no schemas: the next call asks for plain JSON, and zod checks both.
      if (outbound.failure.kind === 'refused' && /^4(?:00|22)$/.test(`${outbound.failure.status}`))
        connected = connect(false)
      throw outbound
    }
  }

  return { model, ask }
}
