import { existsSync } from 'node:fs'

// Imported first, so that every other module sees the settings.
if (existsSync('.env')) process.loadEnvFile('.env')
