/** Forgets all when full. Longer texts are not kept: V8 lets a word of 13 letters hold the sentence it is cut from. */
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

export const ofWords = { longest: 12, most: 20_000 } as const
