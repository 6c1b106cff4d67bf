import './load-env.ts'
import { printResult } from './open-tool.ts'
import { opinion } from './run-opinion.ts'

process.exitCode = await printResult(() => opinion(process.env, process.argv.slice(2)))
