import './load-env.ts'
import { runTool } from './run-tool.ts'
import { runSeed } from './seed/seed-database.ts'
import { readSeedOptions } from './seed/seed-options.ts'

process.exitCode = await runTool(process.env, (pool) =>
  runSeed(pool, readSeedOptions(process.argv.slice(2)), new Date()),
)
