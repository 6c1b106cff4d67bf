import { isRefused } from '../../api/api-error.ts'

/** Who closed the question knows. */
export const isProofRequired = (error: unknown) => isRefused(error, 'proof_required', 'factor_proof_required')

/**
 * Where a call needs a fresh proof, asks "Confirm it’s you" and then does it once more. `about` continues the
 * sentence "Before you …". Throws the refusal where the person closes the question.
 */
export async function withProof<T>(about: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isProofRequired(error)) throw error
    const { askForProof } = await import('./ask-for-proof.tsx')
    if (!(await askForProof(about, isRefused(error, 'factor_proof_required')))) throw error
    return await call()
  }
}
