import { dataOnly, fenced, type Prompt } from './writer-prompts.ts'

/** Kept with every opinion: whoever changes the prompt below counts it up. */
export const opinionVersion = 'opinion-1'

/** All that the prompt is made of: one problem, and what one person wrote to it. No name, record or score. */
export interface Handed {
  problem: string
  ideas: readonly string[]
}

const longestProblem = 1000
const longestIdea = 200
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

export function opinionPrompt({ problem, ideas }: Handed): Prompt {
  return [
    `You are a frank reader of ideas that one person wrote to one everyday problem. You see the list, not the person.
Say in plain English, one or two short sentences each: strong: which idea is the strongest and why; missing: what kind of
approach the list leaves out, without giving ideas of your own; question: one question that leads to further ideas.
Length is no merit. Do not be polite, and do not judge the person. ${dataOnly}
Answer as JSON: {"strong":"...","missing":"...","question":"..."}`,
    `The problem and the ideas, in the order they were written:
${fenced({ problem: cut(problem, longestProblem), ideas: ideas.map((text) => cut(text, longestIdea)) })}`,
  ]
}
