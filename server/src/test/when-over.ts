import { afterAll, onTestFinished } from 'vitest'

/** After the test that made it, or after the file if the file made it for all of them. */
export function whenOver(clean: () => Promise<void>) {
  try {
    onTestFinished(clean)
  } catch {
    afterAll(clean)
  }
}
