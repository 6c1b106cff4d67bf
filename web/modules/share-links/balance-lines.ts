/** Lines of words as a card shows them. The pen has its font already. */

const breakable = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Room {
  width: number
  lines: number
}

/** Broken at spaces, and within a word that is wider than the room; of what does not fit the end is cut. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const put = (piece: string, between: string) => {
    const longer = line ? line + between + piece : piece
    if (!line || pen.measureText(longer).width <= width) {
      line = longer
      return
    }
    lines.push(line)
    line = piece
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (pen.measureText(word).width <= width) put(word, ' ')
    else for (const [at, { segment }] of [...breakable.segment(word)].entries()) put(segment, at === 0 ? ' ' : '')
  }
  return line ? [...lines, line] : lines
}

/** The narrowest room that takes no line more: no line stands alone at the end. */
export function balanceLines(pen: CanvasRenderingContext2D, text: string, { width, lines: most }: Room): string[] {
  const first = wrapped(pen, text, width)
  if (first.length > most) return [...first.slice(0, most - 1), `${first[most - 1]}…`]
  let [least, enough] = [width / 2, width]
  while (enough - least > 4) {
    const middle = (least + enough) / 2
    if (wrapped(pen, text, middle).length > first.length) least = middle
    else enough = middle
  }
  return wrapped(pen, text, enough)
}
