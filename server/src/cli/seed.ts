import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { runTool } = await import('./open-tool.ts')
const { readSeedOptions } = await import('./seed/seed-options.ts')
const { seed } = await import('./seed/seed.ts')

process.exitCode = await runTool(process.env, (pool) => seed(pool, readSeedOptions(process.argv.slice(2)), new Date()))
