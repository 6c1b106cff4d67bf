/** One problem with four lists of ten ideas, written to be told apart. Used by tests only. */
export interface Trial {
  problem: string
  /** Mash, filler, repeated words, copied problem text, advertising. */
  spam: string[]
  /** One idea, worded ten times. */
  wordings: string[]
  /** Ten different answers of a word each. */
  plain: string[]
  /** Ten different ideas, each a sentence. */
  rich: string[]
}

/** A list stands in one line. */
export const ideasOf = (line = ''): string[] =>
  line
    .split('|')
    .map((idea) => idea.trim().replace(/\s+/g, ' '))
    .filter((idea) => idea !== '')

/** Blocks of lines, with an empty line between them. */
export const blocksOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'))

/** Each block is a problem and its list. */
export const listsOf = (text: string): { problem: string; ideas: string[] }[] =>
  blocksOf(text).map(([problem = '', ideas]) => ({ problem, ideas: ideasOf(ideas) }))

/** Each block is a problem, one idea in ten wordings, and ten plain words. */
export const pairsOf = (text: string): Pick<Trial, 'problem' | 'wordings' | 'plain'>[] =>
  blocksOf(text).map(([problem = '', wordings, plain]) => ({
    problem,
    wordings: ideasOf(wordings),
    plain: ideasOf(plain),
  }))

/** Each block is a problem and its four lists. */
export const trialsOf = (text: string): Trial[] =>
  blocksOf(text).map(([problem = '', ...lists]) => {
    const [spam = [], wordings = [], plain = [], rich = []] = lists.map(ideasOf)
    return { problem, spam, wordings, plain, rich }
  })
