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

/** They describe a thing and make no other idea of it: a "very tall shiny ladder" is a ladder. */
const describingWords: ReadonlySet<string> = new Set(
  `absolutely accurate actual adorable aluminium aluminum amazing ancient angry appealing attractive authentic
  awesome awful bad basic beautiful best better big bitter black bland blue bold boring brand brave brief bright
  brilliant broad brown calm careful carefully casual charming cheap cheaply cheerful classic clean clever cold
  colorful colourful comfortable comfy common completely cool cosy cozy creamy crisp crispy cute daily dark dear
  decent decorated decorative deep delicate delicious delightful different dirty dry dull durable dusty easily easy
  elegant enormous entire especially everyday excellent exceptionally exciting expensive extra extraordinary
  extremely fabulous famous fancy fantastic fast favorite favourite fierce fine firm flat fluffy fragrant fresh
  freshly friendly full fun funny fuzzy generous gentle gently genuine giant gigantic glossy good gorgeous grand
  gray great green grey handsome handy happily happy hard healthy hearty heavy helpful high highly homemade honest
  hot huge humble incredible incredibly interesting joyful juicy keen kindly large lazy little local long loud
  lovely low lucky luxurious magnificent marvellous massive medium mighty mild modern narrow natural neat neatly
  new nice nicely nimble noisy normal odd old ordinary patient patiently perfect perfectly pink plain pleasant
  plump polished polite politely popular powerful practical precious pretty proper properly proud pure purple quick
  quickly quiet quietly quite rare real really rectangular red regular reliable remarkable rich robust rough round
  rusty sad safe safely savoury scrumptious serious shiny short silky silly simple simply sleek slender slight slim
  slow slowly small smart smooth soft softly solid sour special spectacular splendid spotless stable standard
  steady stiff strange strong stunning sturdy stylish suitable super superb surprising sweet tall tasty terrible
  terribly thick thin tidy tight tiny total totally tough traditional tremendous truly typical ugly ultra unusual
  useful usual vast very vivid warm weak whole wide wild wise wonderful wonderfully wooden worn yellow young yummy`.split(
    /\s+/,
  ),
)

export const isDescribing = (word: string): boolean => describingWords.has(word)

/** A text without words that describe, so that padding does not change it; as it is where nothing else is left. */
export function withoutDescription(text: string): string {
  // "Warm the bed" and "to clean the car" are deeds.
  const left = text.replace(/(?<=\S )(?<!\bto )\b[a-z]+\b/gi, (word) => (isDescribing(word.toLowerCase()) ? '' : word))
  return contentWords(left).length > 0 ? left : text
}
