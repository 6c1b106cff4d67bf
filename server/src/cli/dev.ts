import { loadEnvFile } from '../config/env-file.ts'

process.env['NODE_ENV'] = 'development'
loadEnvFile(process.env)

const { startDev } = await import('../start/start-dev.ts')
await startDev(process.env)
