import './quick-imports.ts'
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { runTool } = await import('./tools/open-tool.ts')
const { admin } = await import('./tools/admin.ts')
const { openDatabase } = await import('./db/database.ts')

process.exitCode = await runTool(process.env, (pool) => admin(openDatabase(pool), process.argv.slice(2)))
