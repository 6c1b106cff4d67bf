import type { Query } from '@app/contract/calls'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { Person } from '../../http/person.ts'
import {
  type ExportedIdea,
  type HistoryFilter,
  iterateIdeas,
  markExported,
  toHistoryFilter,
} from './history.queries.ts'

/** Without it spreadsheets read the file in the encoding of their country. */
const csvByteOrderMark = '\ufeff'

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

const columns = ['id', 'createdAt', 'sessionType', 'problem', 'solution', 'submissionMethod'] as const

type Line = Record<(typeof columns)[number], string>

interface Writer {
  type: string
  start: string
  line(line: Line): string
  between: string
  end: string
}

const writers: Record<Query<'exportSolutions'>['format'], Writer> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    start: csvByteOrderMark + formatCsvLine(columns),
    line: (line) => formatCsvLine(columns.map((name) => line[name])),
    between: '',
    end: '',
  },
  json: {
    type: 'application/json; charset=utf-8',
    start: '[',
    line: (line) => `\n${JSON.stringify(line)}`,
    between: ',',
    end: '\n]\n',
  },
}

export function exportIdeas(deps: TransactionDeps, { id }: Pick<Person, 'id'>, query: Query<'exportSolutions'>) {
  const { format } = query
  const writer = writers[format]
  return {
    name: `brain-trainer-solutions.${format}`,
    type: writer.type,
    pieces: pieces(deps, id, writer, toHistoryFilter(query)),
  }
}

async function* pieces({ db, transact }: TransactionDeps, userId: string, writer: Writer, choice: HistoryFilter) {
  yield writer.start
  // What is chosen of a round is sent as a whole, so its id stands for it.
  const sent: string[] = []
  let between = ''
  for await (const rows of iterateIdeas(db, userId, choice)) {
    for (const { roundId } of rows) if (sent.at(-1) !== roundId) sent.push(roundId)
    if (rows.length > 0) yield between + rows.map((row) => writer.line(lineOf(row))).join(writer.between)
    between = writer.between
  }
  if (writer.end) yield writer.end
  // Not reached by a reader that leaves early: that one has exported nothing.
  if (sent.length > 0) await transact((inside) => markExported(inside, userId, sent, choice))
}

function lineOf({ id, createdAt, sessionType, problem, solution, submissionMethod }: ExportedIdea): Line {
  return { id, createdAt: createdAt.toISOString(), sessionType, problem, solution, submissionMethod }
}
