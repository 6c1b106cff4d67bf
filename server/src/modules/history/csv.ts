/** Without it spreadsheets read the file in the encoding of their country. */
export const csvByteOrderMark = '\ufeff'

// A spreadsheet reads these as a formula or a command, also behind characters that it skips.
const dangerous = /^[\s\p{Cf}'"]*[=+\-@＝＋－＠\t\r\n]/u

/** A reader of the file removes one `'` from a cell whose rest is dangerous. */
const guarded = (text: string) => (dangerous.test(text) ? `'${text}` : text)

/** All of them in quotes: where people part cells by semicolons, one in a text would begin another cell. */
const cell = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`

export const formatCsvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
