import './load-env.ts'
import { tell } from './open-tool.ts'
import { backup } from './run-backup.ts'

process.exitCode = await tell(() => backup(process.env, process.argv.slice(2)))
