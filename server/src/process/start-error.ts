/** What keeps the app from starting, in sentences for the person at the terminal; never a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
