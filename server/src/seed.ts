import './quick-imports.ts'
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { runTool } = await import('./tools/open-tool.ts')
const { readSeedWishes } = await import('./tools/seed/wishes.ts')
const { seed } = await import('./tools/seed/seed.ts')

process.exitCode = await runTool(process.env, (pool) => seed(pool, readSeedWishes(process.argv.slice(2)), new Date()))
