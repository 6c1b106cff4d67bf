/** For spreadsheets, which take a file without it for one in the letters of their country. */
export const csvStart = '\ufeff'

// What a spreadsheet takes for a formula or a command, also behind letters that it skips: spaces, quotes, invisible ones.
const dangerous = /^[\s\p{Cf}'"]*[=+\-@＝＋－＠\t\r\n]/u

/** As text. A reader of the file takes one `'` off a cell of which the rest would be dangerous. */
const guarded = (text: string) => (dangerous.test(text) ? `'${text}` : text)

const needsQuotes = /[",;\t\r\n]|^ | $/

function cell(text: string) {
  const guardedText = guarded(text)
  return needsQuotes.test(guardedText) ? `"${guardedText.replaceAll('"', '""')}"` : guardedText
}

/** One line of a CSV file (RFC 4180), in which no cell begins as a formula. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
