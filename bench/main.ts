import { availableParallelism, cpus, loadavg } from 'node:os'
import { measureScoring } from '../lab/measure-time.ts'
import { closeAll } from './leftovers.ts'
import { measureLoad } from './load/measure-load.ts'
import { measureSoak } from './load/measure-soak.ts'
import { measureLanding } from './pages/measure-landing.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measureVisits } from './pages/measure-visits.ts'
import { measureServer } from './server/measure-server.ts'
import { measureClone } from './start/measure-clone.ts'
import { measureStart } from './start/measure-start.ts'
import { printTable, say, type Table } from './table.ts'

const parts: Record<string, () => AsyncIterable<Table>> = {
  server: measureServer,
  scoring: measureScoring,
  start: measureStart,
  landing: measureLanding,
  pages: measurePages,
  visits: measureVisits,
}
/** Gigabytes, or a machine that nobody else can use meanwhile: measured only when they are named. */
const partsNamed: Record<string, () => AsyncIterable<Table>> = {
  load: measureLoad,
  soak: measureSoak,
  clone: measureClone,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)))
try {
  await measure(process.argv.slice(2))
} finally {
  await closeAll()
}

/** Being slow is no failure: only what is broken ends with another code than 0. */
async function measure(wanted: readonly string[]) {
  const all = { ...parts, ...partsNamed }
  const unknown = wanted.find((name) => !Object.hasOwn(all, name))
  if (unknown) {
    say(`There is no part "${unknown}". Please write: npm run bench -- [${Object.keys(all).join('] [')}]\n`)
    process.exitCode = 1
    return
  }
  say(`${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}\n`)
  for (const [name, part] of Object.entries(wanted.length > 0 ? all : parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    // Other work on the machine makes everything slower: a load above the number of cores spoils the figures.
    say(`\nPart "${name}", load of the machine before it: ${loadavg()[0]?.toFixed(1)}\n`)
    for await (const table of part()) printTable(table)
  }
}
