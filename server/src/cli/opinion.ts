import './load-env.ts'
import { tell } from './open-tool.ts'
import { opinion } from './run-opinion.ts'

process.exitCode = await tell(() => opinion(process.env, process.argv.slice(2)))
