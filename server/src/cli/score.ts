import { printResult } from './open-tool.ts'
import { readRatings } from './scoring/ratings.ts'
import { ratingsTable } from './scoring/ratings-table.ts'
import { readFolder, scoreLines } from './scoring/run-score.ts'

let folder: string | undefined
const isRefused = await printResult(async () => {
  folder = readFolder(process.argv.slice(2))
  return folder === undefined ? null : ratingsTable(readRatings(folder))
})
process.exitCode = isRefused || folder !== undefined ? isRefused : await scoreLines(process)
