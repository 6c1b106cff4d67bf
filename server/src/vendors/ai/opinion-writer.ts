import { isFitToShow } from '@app/content/problem-filters'
import type { Anchor } from '@app/domain/score/calibration'
import { flags, type Look, measures } from '@app/domain/score/opinion'
import { z } from 'zod'
import { OutboundError } from '../outbound.ts'
import { type ModelConnection, openChatModel } from './chat-model.ts'
import { dataOnly, fenced, type Prompt } from './writer-prompts.ts'

/** One idea as it is shown: by an id that tells neither its place nor its writer. */
interface Shown {
  id: string
  text: string
}

const longestProblem = 1000
const longestIdea = 200
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

// No problem of ours: three rated answers would fix what its own ideas are measured by.
const usualAnchors = `Anchors of originality, from another problem, "What else could an empty shoe box be good for?":
1: "Keeping letters in it." 3: "A drum for a toddler, played with two spoons."
5: "A slow post box: all week the family drops in questions, and on Sunday each is answered by whoever it was not for."`

/** Ideas that people rated stand for the usual ones where the model was measured with them. */
const anchorsOf = (rated: readonly Anchor[] | undefined): string =>
  rated === undefined
    ? usualAnchors
    : `Anchors of originality, from other problems, as people rated them from 1 to 5:
${fenced(rated)}`

const instructionsWith = (
  anchors: string,
) => `You rate ideas that were written to one everyday problem. You see the list, not who wrote it. ${dataOnly}
For each idea give whole numbers from 0 to 5, and a reason of at most 12 words:
- originality: 0 no idea, or off topic; 1 what almost everyone says; 2 common, with a detail; 3 less usual; 4 rare and
  clear; 5 rare, surprising, and still an answer to this problem
- fit: 0 does not address it; 3 could help; 5 would clearly help or delight
- detail: 0 none; 3 says how; 5 says how, with what, and for whom
- group: one or two words that name the strategy; the same name for the same strategy
- same_as: the id of an idea further up that is the same idea, else null
- flag: one of ${flags.join(', ')}
Length must raise neither originality nor fit. Most ideas deserve 1 to 3. Do not be polite.
${anchors}
Answer as JSON, one entry for each id:
{"ideas":[{"id":"a","originality":1,"fit":3,"detail":0,"group":"storage","same_as":null,"flag":"none","why":"..."}]}`

/** All that the prompt is made of: one problem, and what one person wrote to it. No name, record or score. */
const opinionPrompt = ({ problem, anchors }: List, ideas: readonly Shown[]): Prompt => [
  instructionsWith(anchorsOf(anchors)),
  `The problem and the ideas:
${fenced({ problem: cut(problem, longestProblem), ideas: ideas.map(({ id, text }) => ({ id, text: cut(text, longestIdea) })) })}`,
]

export interface List {
  problem: string
  ideas: readonly string[]
  /** What each idea is called, in the order of the list. A name must not tell where its idea stood. */
  names: readonly string[]
  /** Where the model was measured: what it was shown then. */
  anchors?: readonly Anchor[] | undefined
}

/** Says what a model thinks of a list. One request; throws an `OutboundError` and nothing else. */
export interface OpinionWriter {
  /** Shows the ideas in `order`, which has each place once. Answers in the order of the list, unless it is aborted. */
  look(list: List, order: readonly number[], abort: AbortSignal): Promise<Look[]>
}

/** How long a person waits for an opinion (ms): a socket on which nothing moves is cut after 30 seconds. */
export const opinionDeadlineMs = 22_000

/** Where opinions come from, opened by who asks first. */
export interface OpinionModel {
  readonly model: string
  /** Shared with the writing of problems. */
  dailyCalls: number
  /** `opinionDeadlineMs` unless given. */
  deadlineMs?: number
  open(): Promise<OpinionWriter>
}

// Bounds are looked at below: not every server takes them in a schema.
const answer = z.object({
  ideas: z.array(
    z.object({
      id: z.string(),
      originality: z.number(),
      fit: z.number(),
      detail: z.number(),
      group: z.string(),
      same_as: z.string().nullable(),
      flag: z.enum(flags),
      why: z.string(),
    }),
  ),
})
type Said = z.infer<typeof answer>['ideas'][number]

const longest = { group: 40, why: 160 }
const unreadable = () => new OutboundError({ kind: 'unreadable' })

export function openOpinionWriter(connection: ModelConnection): OpinionWriter {
  const { ask } = openChatModel({ temperature: 0, ...connection })
  return {
    async look(list, order, abort) {
      const { ideas, names } = list
      const shown = order.map((place): Shown => ({ id: names[place] ?? '', text: ideas[place] ?? '' }))
      const said = await ask(answer, ...opinionPrompt(list, shown), abort)
      if (said.ideas.length !== ideas.length) throw unreadable()
      return names.map((name) => lookOf(said.ideas, name, names))
    },
  }
}

function lookOf(all: readonly Said[], name: string, names: readonly string[]): Look {
  const said = all.find(({ id }) => id === name)
  if (!said || measures.some((measure) => !isRating(said[measure]))) throw unreadable()
  const { originality, fit, detail, group, same_as, flag, why } = said
  const same = same_as === null ? -1 : names.indexOf(same_as)
  return {
    originality,
    fit,
    detail,
    group: shown(group, longest.group).toLowerCase(),
    sameAs: same < 0 ? null : same,
    flag,
    why: shown(why, longest.why),
  }
}

const isRating = (value: number) => Number.isInteger(value) && value >= 0 && value <= 5

/** Only what passes the filters of problems is shown. Controls, marks of direction and halves of letters are gaps. */
function shown(said: string, most: number) {
  const text = said.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return isFitToShow(text) ? text.slice(0, most) : ''
}
