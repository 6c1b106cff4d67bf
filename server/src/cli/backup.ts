import './load-env.ts'
import { runBackup } from './run-backup.ts'
import { printResult } from './run-tool.ts'

process.exitCode = await printResult(() => runBackup(process.env, process.argv.slice(2)))
