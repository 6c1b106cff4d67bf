const separator = ' | '

/** A table that is written as text: a line a row, its cells in the order of the columns. */
export interface TextTable<Column extends string> {
  name: string
  columns: readonly Column[]
  text: string
}

/** The rows of a table; of a wrong one the error names the row. */
export function parseTable<Column extends string, Row>(
  { name, columns, text }: TextTable<Column>,
  toRow: (cells: Record<Column, string>) => Row,
): Row[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line, place) => {
    try {
      return toRow(cellsOf(columns, line))
    } catch (cause) {
      throw new Error(`${name}, row ${place + 1}, ${(cause as Error).message}: ${line}`, { cause })
    }
  })
}

function cellsOf<Column extends string>(columns: readonly Column[], line: string) {
  const cells = line.split(separator)
  if (cells.length !== columns.length) throw new Error(`${cells.length} cells for ${columns.length} columns`)
  const empty = columns.find((_, at) => cells[at]?.trim() === '')
  if (empty) throw new Error(`nothing in ${empty}`)
  return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>
}

/** The cell as one of the values that it may have. */
export function parseChoice<Value extends string>(values: readonly Value[], cell: string): Value {
  const found = values.find((value) => value === cell)
  if (found === undefined) throw new Error(`"${cell}" is none of ${values.join(', ')}`)
  return found
}

export function parseWholeNumber(cell: string): number {
  if (!/^-?\d+$/.test(cell)) throw new Error(`"${cell}" is no whole number`)
  return Number(cell)
}
