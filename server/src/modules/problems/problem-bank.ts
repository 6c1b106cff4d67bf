import { createHash } from 'node:crypto'
import { problems } from '@app/content/problems'
import { sampleIdeas } from '@app/content/sample-ideas'
import { techniques } from '@app/content/techniques'
import { indexBank } from '@app/domain/rounds/daily-rotation'

export const problemBank = problems.map(({ key, category, difficulty, text, form }) => ({
  id: bankProblemId(key),
  category,
  difficulty,
  text,
  form,
}))

export const problemBankIndex = indexBank(problemBank)

/** Examples of the techniques give answers to these away: they are nobody's problem any more, while there are others. */
export const exampleProblemIds = Object.values(techniques).map(({ example }) => bankProblemId(example.problemKey))

const thinkerByProblem = new Map(Object.entries(sampleIdeas).map(([key, { thinker }]) => [bankProblemId(key), thinker]))

/** Whose technique fits a problem of the bank best. */
export const bankThinkerOf = (problemId: string) => thinkerByProblem.get(problemId)

/** UUID of version 8 (RFC 9562), so that the same problem is the same row everywhere. */
export function bankProblemId(key: string) {
  const bytes = createHash('sha256').update(`firecrest problem ${key}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
