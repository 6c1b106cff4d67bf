/** Printed as it is, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
