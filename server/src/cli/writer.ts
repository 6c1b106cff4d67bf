import './load-env.ts'
import { tell } from './open-tool.ts'
import { writer } from './run-writer.ts'

process.exitCode = await tell(() => writer(process.env, process.argv.slice(2)))
