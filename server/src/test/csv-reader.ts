/** Reads CSV strictly by RFC 4180: all else is an error. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  for (let at = 0; at < text.length; ) {
    const [cell, end] = text[at] === '"' ? readQuoted(text, at + 1) : readPlain(text, at)
    cells.push(cell)
    if (text[end] === ',') at = end + 1
    else if (text.startsWith('\r\n', end)) {
      lines.push(cells)
      cells = []
      at = end + 2
    } else throw new Error(`A cell does not end at ${end}.`)
  }
  if (cells.length > 0) throw new Error('The last line does not end.')
  return lines
}

function readQuoted(text: string, from: number): [cell: string, end: number] {
  let cell = ''
  for (let at = from; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') cell += text[at++]
    else return [cell, at + 1]
  }
  throw new Error('A quote does not end.')
}

function readPlain(text: string, from: number): [cell: string, end: number] {
  let end = from
  while (end < text.length && !',"\r\n'.includes(text.charAt(end))) end++
  return [text.slice(from, end), end]
}
