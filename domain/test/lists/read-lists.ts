/** Blocks with an empty line between them: a problem, and its lists, one a line. */
const blocksOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))

const ideasOf = (line = ''): string[] => line.split(' | ')

export const listsOf = (text: string): { problem: string; ideas: string[] }[] =>
  blocksOf(text).map(([problem = '', ideas]) => ({ problem, ideas: ideasOf(ideas) }))
