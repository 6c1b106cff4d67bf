import { readRatings } from '@app/server/cli/read-ratings'
import { printResult } from '@app/server/cli/run-tool'
import { listsTable, ratingsTable } from './ratings-table.ts'
import { readFolder, scoreLines } from './run-score.ts'

let folder: string | undefined
const isRefused = await printResult(async () => {
  folder = readFolder(process.argv.slice(2))
  if (folder === undefined) return null
  const ratings = readRatings(folder)
  return `${ratingsTable(ratings)}\n\n${listsTable(ratings)}`
})
process.exitCode = isRefused || folder !== undefined ? isRefused : await scoreLines(process)
