import { z } from 'zod'
import { type ModelConnection, openChatModel } from './chat-model.ts'
import { type Handed, opinionPrompt } from './opinion-prompt.ts'
import { OutboundError } from './outbound.ts'

/** What was said of a list: data, whatever it says, and plain text of a known length. */
export type Said = z.infer<typeof said>

/** Says what a model thinks of a list. One request; throws an `OutboundError` and nothing else. */
export interface OpinionWriter {
  readonly model: string
  opine(handed: Handed): Promise<Said>
}

/** Where opinions come from, opened by who asks first. */
export interface OpinionDesk {
  /** Shared with the writing of problems. */
  dailyCalls: number
  open(): Promise<OpinionWriter>
}

const longest = 300
const said = z.object({ strong: z.string(), missing: z.string(), question: z.string() })

export function openOpinionWriter(connection: ModelConnection): OpinionWriter {
  const { model, ask } = openChatModel(connection)
  return {
    model,
    async opine(handed) {
      const { strong, missing, question } = await ask(said, ...opinionPrompt(handed))
      return { strong: plain(strong), missing: plain(missing), question: plain(question) }
    },
  }
}

/** Nothing that steers a screen or cannot be stored: controls, marks of direction and halves of letters are gaps. */
function plain(text: string) {
  const words = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  if (words === '') throw new OutboundError({ kind: 'empty' })
  return [...words].slice(0, longest).join('')
}
