import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { tell } = await import('./open-tool.ts')
const { writer } = await import('./run-writer.ts')

process.exitCode = await tell(() => writer(process.env, process.argv.slice(2)))
