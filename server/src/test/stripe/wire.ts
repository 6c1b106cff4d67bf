/** A refusal in Stripe's own form. */
export class Refusal extends Error {
  readonly status: number
  readonly error: object
  constructor(status: number, error: { type?: string; code?: string; message: string; param?: string }) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

export const missing = (kind: string, id: string, param = 'id') =>
  new Refusal(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'`, param })

export type Form = { [key: string]: string | Form }

/** `items[0][price]=x` as objects in objects, which is how Stripe is spoken to. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    place(form, [head, ...rest], value)
  }
  return form
}

function place(form: Form, [head = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[head] = value
    return
  }
  const inner = form[head]
  const next: Form = typeof inner === 'object' ? inner : Object.create(null)
  form[head] = next
  place(next, rest, value)
}

/** A text of a form, or the refusal of a request without it. */
export function textOf(form: Form, ...path: string[]): string {
  let at: string | Form | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  if (typeof at !== 'string') throw new Refusal(400, { message: `Missing required param: ${path.join('.')}.` })
  return at
}

export const listOf = (form: Form, name: string): string[] => {
  const inner = form[name]
  return typeof inner === 'object' ? Object.values(inner).filter((each) => typeof each === 'string') : []
}

export const page = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })
