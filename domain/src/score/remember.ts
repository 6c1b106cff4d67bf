/**
 * Forgets all when there are too many. Longer texts are not remembered: V8 cuts a word of 13 letters or more out of its sentence by a
 * reference, which would hold the whole sentence.
 */
export function remember<Value extends NonNullable<unknown>>(
  { longest, most }: { longest: number; most: number },
  workOut: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = workOut(text)
    if (text.length > longest) return value
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}

export function rememberOf<Of extends object, Value extends NonNullable<unknown>>(
  bounds: { longest: number; most: number },
  workOut: (of: Of, text: string) => Value,
): (of: Of, text: string) => Value {
  const known = new WeakMap<Of, (text: string) => Value>()
  return (of, text) => {
    const found = known.get(of) ?? remember(bounds, (one) => workOut(of, one))
    known.set(of, found)
    return found(text)
  }
}

/** Everyday words of a language, in some megabytes. */
export const ofWords = { longest: 12, most: 20_000 } as const
