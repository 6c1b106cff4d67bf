import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { tell } = await import('./open-tool.ts')
const { opinion } = await import('./run-opinion.ts')

process.exitCode = await tell(() => opinion(process.env, process.argv.slice(2)))
