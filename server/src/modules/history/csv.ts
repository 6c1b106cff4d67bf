/** Without it spreadsheets read the file in the encoding of their country. */
export const csvByteOrderMark = '\ufeff'

/**
 * A spreadsheet reads these as a formula or a command, also behind characters that it skips, and where the separator of
 * its country or the end of a line begins another cell: quotes part nothing there.
 */
const dangerous = /^(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠])/gu

/** A reader of the file removes one `'` wherever it stands before something dangerous. */
const guarded = (text: string) => text.replace(dangerous, "'")

const cell = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`

export const formatCsvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
