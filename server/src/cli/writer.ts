import './load-env.ts'
import { printResult } from './run-tool.ts'
import { runWriter } from './run-writer.ts'

process.exitCode = await printResult(() => runWriter(process.env, process.argv.slice(2)))
