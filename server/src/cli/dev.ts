import { existsSync } from 'node:fs'

process.env['NODE_ENV'] = 'development'
if (existsSync('.env')) process.loadEnvFile('.env')

const { startDev } = await import('../start/start-dev.ts')
await startDev(process.env)
