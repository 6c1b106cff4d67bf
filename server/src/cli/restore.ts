import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { tell } = await import('./open-tool.ts')
const { restore } = await import('./run-backup.ts')

process.exitCode = await tell(() => restore(process.env, process.argv.slice(2)))
