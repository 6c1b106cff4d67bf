import './load-env.ts'
import { runOpinion } from './run-opinion.ts'
import { printResult } from './run-tool.ts'

process.exitCode = await printResult(() => runOpinion(process.env, process.argv.slice(2)))
