import type { RefusalCode } from '@app/contract/refusals'
import { showToast } from '../ui/toast.ts'
import { isGatewayError } from './gateway-error.ts'

/** A refused or broken call. `message` is "status: body", as every screen may rely on. */
export class ApiError extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly #body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.#body = body
  }

  get sentence(): string | undefined {
    const { message } = this.fields
    return typeof message === 'string' ? message : undefined
  }

  /** Why the server refused; without a session there is only the status. */
  get code(): RefusalCode | undefined {
    const code = this.fields['code'] ?? (this.status === 401 ? 'sign_in_required' : undefined)
    return code as RefusalCode | undefined
  }

  get fields(): Record<string, unknown> {
    try {
      const fields = JSON.parse(this.#body)
      return typeof fields === 'object' && fields !== null ? fields : {}
    } catch {
      return {}
    }
  }
}

/** Refused under a session that another one has replaced: it is not about the present one. */
export class SessionReplacedError extends Error {
  override readonly name = 'SessionReplaced'
}

export const isRefused = (error: unknown, ...codes: readonly RefusalCode[]) =>
  error instanceof ApiError && codes.some((code) => code === error.code)

export const isNetworkError = (error: unknown) =>
  error instanceof ApiError ? isGatewayError(error.status) : error instanceof TypeError

export const tryAgainMessage = 'Try again in a moment.'

export const needsNetworkMessage = (what: string) => `${what} needs a connection. Try again when you’re online.`
const noNetwork = needsNetworkMessage('This')

export function errorMessage(error: unknown, otherwise?: string): string {
  const sentence = (error instanceof ApiError && error.sentence) || otherwise
  return sentence ?? (isNetworkError(error) ? noNetwork : 'That didn’t work. Try again.')
}

export function showError(error: unknown, otherwise?: string, title = 'Error') {
  const text = errorMessage(error, otherwise)
  showToast({ title: text === noNetwork ? 'No Connection' : title, text, tone: 'danger' })
}
