import './load-env.ts'
import { printResult } from './open-tool.ts'
import { writer } from './run-writer.ts'

process.exitCode = await printResult(() => writer(process.env, process.argv.slice(2)))
