import { isRefused } from '../../api/call-failed.ts'

/**
 * Where a call needs a fresh proof, asks "Is it you?" and then does it once more. `about` ends the sentence "You are about
 * to …". Throws the refusal where the person closes the question.
 */
export async function withProof<T>(about: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error, 'proof_required')) throw error
    const { askForProof } = await import('./ask-for-proof.tsx')
    if (!(await askForProof(about))) throw error
    return await call()
  }
}
