import './load-env.ts'
import { printResult } from './open-tool.ts'
import { restore } from './run-backup.ts'

process.exitCode = await printResult(() => restore(process.env, process.argv.slice(2)))
