import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { CategoryId } from './categories.ts'

/**
 * One everyday problem of the bank. Its difficulty says how far it is from what people know:
 * easy: a familiar scene, wide open; medium: one real constraint; hard: an odd or abstract scene, or two constraints.
 */
export interface Problem {
  /** Stable name, the category and a number: "house-01". */
  key: string
  category: CategoryId
  difficulty: Difficulty
  form: ProblemForm
  /** One or two sentences, at most 160 characters. */
  text: string
}
