import { loadEnvFile } from '../config/env-file.ts'

// Before any other module is loaded, so that all see the settings.
loadEnvFile(process.env)

const { printResult, runTool } = await import('./run-tool.ts')
const { env } = process
const [name = '', ...args] = process.argv.slice(2)

/** Each returns the exit code. `npm run <name>` starts it. */
const tools: Record<string, () => Promise<number>> = {
  async admin() {
    const { createAdminTool, runAdmin } = await import('./run-admin.ts')
    return await runTool(env, async (pool, config) => await runAdmin(await createAdminTool(pool, config), args))
  },
  async backup() {
    const { runBackup } = await import('./run-backup.ts')
    return await printResult(() => runBackup(env, args))
  },
  async doctor() {
    const { isWell, text } = await (await import('./run-doctor.ts')).runDoctor(env)
    process.stdout.write(`${text}\n`)
    return isWell ? 0 : 1
  },
  async opinion() {
    const { runOpinion } = await import('./run-opinion.ts')
    return await printResult(() => runOpinion(env, args))
  },
  async restore() {
    const { runRestore } = await import('./run-backup.ts')
    return await printResult(() => runRestore(env, args))
  },
  async seed() {
    const [{ runSeed }, { readSeedOptions }] = await Promise.all([
      import('./seed/seed-database.ts'),
      import('./seed/seed-options.ts'),
    ])
    return await runTool(env, (pool) => runSeed(pool, readSeedOptions(args), new Date()))
  },
  async writer() {
    const { runWriter } = await import('./run-writer.ts')
    return await printResult(() => runWriter(env, args))
  },
}

const tool = tools[name]
if (!tool) process.stderr.write(`There’s no tool "${name}". Choose one: ${Object.keys(tools).join(', ')}.\n`)
process.exitCode = tool ? await tool() : 1
