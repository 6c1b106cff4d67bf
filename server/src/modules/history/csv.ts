/** Without it spreadsheets read the file in the encoding of their country. */
export const csvByteOrderMark = '\ufeff'

// A spreadsheet reads these as a formula or a command, also behind characters that it skips.
const dangerous = { first: /^[\s\p{Cf}'"]*[=+\-@＝＋－＠\t\r\n]/u, later: /^[\s\p{Cf}'"]*[=+\-@＝＋－＠]/u }

/**
 * Where the separator of its country or the end of a line begins another cell, quotes part nothing. A reader of the file
 * removes one `'` wherever it stands before something dangerous.
 */
const guarded = (text: string) =>
  text
    .split(/(?<=[;\t\r\n])/)
    .map((part, at) => (dangerous[at === 0 ? 'first' : 'later'].test(part) ? `'${part}` : part))
    .join('')

const cell = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`

export const formatCsvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
