import './load-env.ts'
import { runRestore } from './run-backup.ts'
import { printResult } from './run-tool.ts'

process.exitCode = await printResult(() => runRestore(process.env, process.argv.slice(2)))
