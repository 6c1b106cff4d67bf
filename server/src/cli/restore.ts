import './load-env.ts'
import { tell } from './open-tool.ts'
import { restore } from './run-backup.ts'

process.exitCode = await tell(() => restore(process.env, process.argv.slice(2)))
