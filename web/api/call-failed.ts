/** A refused or broken call. `message` is "status: body", as every screen may rely on. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly #body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.#body = body
  }

  /** The sentence meant for the person, if the server sent one. */
  get sentence(): string | undefined {
    const { message } = this.fields
    return typeof message === 'string' ? message : undefined
  }

  /** Everything that the server sent with its refusal. */
  get fields(): Record<string, unknown> {
    try {
      const fields = JSON.parse(this.#body)
      return typeof fields === 'object' && fields !== null ? fields : {}
    } catch {
      return {}
    }
  }
}

/** What a toast says about an error: the server's sentence, else what the screen would say. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof CallFailed && error.sentence) || otherwise
}
