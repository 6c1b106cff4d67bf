import './load-env.ts'
import { printResult } from './open-tool.ts'
import { backup } from './run-backup.ts'

process.exitCode = await printResult(() => backup(process.env, process.argv.slice(2)))
