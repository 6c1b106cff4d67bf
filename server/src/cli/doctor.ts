import './load-env.ts'
import { runDoctor } from './run-doctor.ts'

const { isWell, text } = await runDoctor(process.env)
process.stdout.write(`${text}\n`)
process.exitCode = isWell ? 0 : 1
