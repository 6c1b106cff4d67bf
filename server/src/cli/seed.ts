import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { runTool } = await import('./open-tool.ts')
const { readSeedWishes } = await import('./seed/wishes.ts')
const { seed } = await import('./seed/seed.ts')

process.exitCode = await runTool(process.env, (pool) => seed(pool, readSeedWishes(process.argv.slice(2)), new Date()))
