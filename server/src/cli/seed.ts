import './load-env.ts'
import { runTool } from './open-tool.ts'
import { seed } from './seed/seed.ts'
import { readSeedOptions } from './seed/seed-options.ts'

process.exitCode = await runTool(process.env, (pool) => seed(pool, readSeedOptions(process.argv.slice(2)), new Date()))
