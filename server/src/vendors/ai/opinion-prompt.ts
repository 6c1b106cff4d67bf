import { flags } from '@app/domain/score/opinion'
import { dataOnly, fenced, type Prompt } from './writer-prompts.ts'

/** One idea as it is shown: by an id that tells neither its place nor its writer. */
export interface Shown {
  id: string
  text: string
}

const longestProblem = 1000
const longestIdea = 200
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

// No problem of ours: three rated answers would fix what its own ideas are measured by.
const anchors = `Anchors of originality, from another problem, "What else could an empty shoe box be good for?":
1: "Keeping letters in it." 3: "A drum for a toddler, played with two spoons."
5: "A slow post box: all week the family drops in questions, and on Sunday each is answered by whoever it was not for."`

const instructions = `You rate ideas that were written to one everyday problem. You see the list, not who wrote it. ${dataOnly}
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
export const opinionPrompt = (problem: string, ideas: readonly Shown[]): Prompt => [
  instructions,
  `The problem and the ideas:
${fenced({ problem: cut(problem, longestProblem), ideas: ideas.map(({ id, text }) => ({ id, text: cut(text, longestIdea) })) })}`,
]
