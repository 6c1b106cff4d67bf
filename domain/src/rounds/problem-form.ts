/** What a problem asks for: something to do or have, a few words that are the answer, or a sentence that is. */
export const problemForms = ['idea', 'name', 'line'] as const

export type ProblemForm = (typeof problemForms)[number]
