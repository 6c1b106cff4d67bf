import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { examine } = await import('./run-doctor.ts')

const { isWell, text } = await examine(process.env)
process.stdout.write(`${text}\n`)
process.exitCode = isWell ? 0 : 1
