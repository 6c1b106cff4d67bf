import './load-env.ts'
import { examine } from './run-doctor.ts'

const { isWell, text } = await examine(process.env)
process.stdout.write(`${text}\n`)
process.exitCode = isWell ? 0 : 1
