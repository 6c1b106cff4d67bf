import type { Practice } from '@app/contract/coach'
import type { z } from 'zod'
import { bankThinkerOf } from '../problems/problem-bank.ts'

type PracticeView = z.output<typeof Practice>

/** What a session with a problem gives to practise. */
export const practiceOf = (problemId: string): PracticeView => ({
  thinkerId: bankThinkerOf(problemId) ?? 'my-own-path',
  stage: 1,
  opener: 0,
  others: [],
  step: null,
})
