/** "Not", "no" and "without" turn an idea round, so they are not here. Apostrophes are gone before words are compared. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are arent as at be became because been before being both but by came can
  cant could couldnt did didnt do does doesnt doing done dont each either else etc even ever every few for from get gets
  getting go goes going got had has hasnt have havent having he her here hers herself him himself his how i id if ill im
  in into is isnt it its itself ive just let lets like lot lots made make makes making many maybe me might mine more
  most much must my myself of off on once one ones only or other others our ours ourselves own perhaps put quite rather
  really same shall she should shouldnt so some something sort such than that thats the their theirs them themselves then
  there theres these they theyre thing things this those though through to too under until up upon us use used uses using
  very was wasnt way ways we well were werent what whats when where which while who whom whose why will with wont would
  wouldnt yes yet you your youre yours yourself yourselves`.split(/\s+/),
)

/** Forgets all when full. Longer texts are not kept: V8 lets a word of 13 letters hold the sentence it is cut from. */
export function memoizeText<Value extends NonNullable<unknown>>(
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

export function memoizeTextFor<Of extends object, Value extends NonNullable<unknown>>(
  bounds: { longest: number; most: number },
  workOut: (of: Of, text: string) => Value,
): (of: Of, text: string) => Value {
  const known = new WeakMap<Of, (text: string) => Value>()
  return (of, text) => {
    const found = known.get(of) ?? memoizeText(bounds, (one) => workOut(of, one))
    known.set(of, found)
    return found(text)
  }
}

export const wordCacheLimits = { longest: 12, most: 20_000 } as const

const spaceless = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u

/** NFKC, case folded, accents of Latin, Greek and Cyrillic dropped. Marks of other scripts are vowels and stay. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')

const isPlain = (text: string): boolean => /^[\s -~–—‘’“”]*$/.test(text)

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsOfRun = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** What follows says no more of an idea, and costs as much each time that it is read. */
export const maxLettersRead = 1_000

const listCacheLimits = { longest: maxLettersRead, most: 60 } as const

export const tokenize = memoizeText(listCacheLimits, (text): readonly string[] => {
  if (isPlain(text))
    return (
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? []
    )
  return (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .flatMap((word) => word.split(spaceless))
    .filter((part) => part !== '')
    .flatMap((part) => (spaceless.test(part) ? wordsOfRun(part) : [part]))
})

/** What is left of "hoping" and "dancing" has lost an e, what is left of "looking" and "listing" has not. */
const hasLostE = /^[^aeiou]*[aeiouy][^aeiouwxy]$|^.{2}([aeiou]?[^s]s|.?[cvz]|dg)$/

function withoutVerbEnding(word: string): string {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  const rest = word.slice(0, word.length - ending)
  if (ending === 0 || rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  if (hasLostE.test(rest)) return `${rest}e`
  return rest.length > 3 ? rest.replace(/([bdgmnprt])\1$/, '$1') : rest
}

/**
 * Lighter than Porter (1980): "listing" and "lists" meet, "organ" and "organisation" do not. Only Latin letters. Words
 * of up to five letters keep their e, because "hate" is no "hat", where it is no part of a plural as in "boxes".
 */
export const stem = memoizeText(wordCacheLimits, (word): string => {
  if (word.length < 4 || !'sdge'.includes(word.at(-1) ?? '') || !/^[a-z]+$/.test(word)) return word
  // "Gas", "canvas", "atlas", "Christmas", "bias" and "alias" are no plurals.
  const single = word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<![sui]|^[a-z]{1,2}a|nva|tla|stma|bia|lia)s$/, '')
  const bare = withoutVerbEnding(single)
  const isPlural = single !== word && /(x|sh|ch|bus|gas|hero|echo)e$/.test(single)
  return bare.length > 5 || isPlural ? bare.replace(/e$/, '') : bare
})

export const contentWords = (text: string, carryNone: ReadonlySet<string> = stopWords): string[] =>
  tokenize(text).filter((word) => !carryNone.has(word))

export const contentStems = (text: string): string[] => contentWords(text).map(stem)
