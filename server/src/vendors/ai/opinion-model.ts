import { isSafeToShow } from '@app/content/problem-filters'
import type { Anchor } from '@app/domain/opinion/calibration'
import { type RatingPass, ratingFlags, ratingMeasures } from '@app/domain/opinion/opinion'
import { z } from 'zod'
import { OutboundError } from '../outbound-fetch.ts'
import { createChatModel, type ModelConnection } from './chat-model.ts'
import { dataOnly, fenced, type Prompt } from './writer-prompts.ts'

interface AnonymousIdea {
  id: string
  text: string
}

const maxProblemLength = 1000
const maxIdeaLength = 200
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

// From another problem: rated answers to ours would bias its ratings.
const usualAnchors = `Anchors of originality, from another problem, "What else could an empty shoe box be good for?":
1: "Keeping letters in it." 3: "A drum for a toddler, played with two spoons."
5: "A slow post box: all week the family drops in questions, and on Sunday each is answered by whoever it was not for."`

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
- flag: one of ${ratingFlags.join(', ')}
Length must raise neither originality nor fit. Most ideas deserve 1 to 3. Do not be polite.
${anchors}
Answer as JSON, one entry for each id:
{"ideas":[{"id":"a","originality":1,"fit":3,"detail":0,"group":"storage","same_as":null,"flag":"none","why":"..."}]}`

/** Sends a problem and one person's ideas: no name, record or score. */
const opinionPrompt = ({ problem, anchors }: ListToRate, ideas: readonly AnonymousIdea[]): Prompt => [
  instructionsWith(anchorsOf(anchors)),
  `The problem and the ideas:
${fenced({ problem: cut(problem, maxProblemLength), ideas: ideas.map(({ id, text }) => ({ id, text: cut(text, maxIdeaLength) })) })}`,
]

export interface ListToRate {
  problem: string
  ideas: readonly string[]
  /** In order of the ideas. A name must not tell where its idea stood. */
  names: readonly string[]
  anchors?: readonly Anchor[] | undefined
}

export interface OpinionRater {
  /** `order` has each place once; answers in the order of the list. */
  rate(list: ListToRate, order: readonly number[], abort: AbortSignal): Promise<RatingPass[]>
}

export interface OpinionModel {
  readonly model: string
  dailyCalls: number
  deadlineMs: number
  open(): Promise<OpinionRater>
}

// Not every server accepts bounds in a schema.
const answer = z.object({
  ideas: z.array(
    z.object({
      id: z.string(),
      originality: z.number(),
      fit: z.number(),
      detail: z.number(),
      group: z.string(),
      same_as: z.string().nullable(),
      flag: z.enum(ratingFlags),
      why: z.string(),
    }),
  ),
})
type Rating = z.infer<typeof answer>['ideas'][number]

const longest = { group: 40, why: 160 }
const unreadable = () => new OutboundError({ kind: 'unreadable' })

export function createOpinionRater(connection: ModelConnection): OpinionRater {
  const { ask } = createChatModel({ temperature: 0, ...connection })
  return {
    async rate(list, order, abort) {
      const { ideas, names } = list
      const shown = order.map((place): AnonymousIdea => ({ id: names[place] ?? '', text: ideas[place] ?? '' }))
      const { ideas: ratings } = await ask(answer, ...opinionPrompt(list, shown), abort)
      if (ratings.length !== ideas.length) throw unreadable()
      return names.map((name) => parseRatingPass(ratings, name, names))
    },
  }
}

function parseRatingPass(ratings: readonly Rating[], name: string, names: readonly string[]): RatingPass {
  const rating = ratings.find(({ id }) => id === name)
  if (!rating || ratingMeasures.some((measure) => !isGrade(rating[measure]))) throw unreadable()
  const { originality, fit, detail, group, same_as, flag, why } = rating
  const same = same_as === null ? -1 : names.indexOf(same_as)
  return {
    originality,
    fit,
    detail,
    group: displayable(group, longest.group).toLowerCase(),
    sameAs: same < 0 ? null : same,
    flag,
    why: displayable(why, longest.why),
  }
}

const isGrade = (value: number) => Number.isInteger(value) && value >= 0 && value <= 5

/** Empty unless it passes the filters of problems. */
function displayable(written: string, most: number) {
  const text = written.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return isSafeToShow(text) ? text.slice(0, most) : ''
}
