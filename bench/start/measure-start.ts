import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { postmasterOf, startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { makeFolder } from '../leftovers.ts'
import { asideOf, atMost, megabytes, seconds, type Table } from '../table.ts'

const starts = 5
const mostSeconds = 2.5
const mostBytes = 260e6
const restBeforeMemory = 5_000

/** A warm `npm start`, from the command to the first page, and what the app holds once it rests. */
export async function* measureStart(): AsyncGenerator<Table> {
  const dataDir = await makeFolder('start')
  const first = await startApp(dataDir)
  await first.stop()

  const took: number[] = []
  let memory: Table['rows'] = []
  for (let run = 1; run <= starts; run++) {
    const app = await startApp(dataDir)
    took.push(app.took / 1e3)
    if (run === starts && process.platform === 'linux') {
      await pause(restBeforeMemory)
      memory = await restingMemory(app.npm.pid ?? 0, dataDir)
    }
    await app.stop()
  }
  const rows = [
    atMost('first page, median', median(took), mostSeconds, seconds),
    asideOf('  of all runs', `${seconds(Math.min(...took))} to ${seconds(Math.max(...took))}`),
    asideOf('  the first start of all', seconds(first.took / 1e3)),
  ]
  yield { title: `npm start on a data folder that exists: ${starts} runs`, rows }
  if (memory.length > 0) yield { title: `Memory, ${restBeforeMemory / 1e3} s after the first page`, rows: memory }
}

async function restingMemory(npm: number, dataDir: string) {
  const family = await familyOf(npm)
  const isApp = await Promise.all(family.map((pid) => isCalledWith(pid, 'server/src/main.ts')))
  const app = family.filter((_, place) => isApp[place])
  const postgres = await familyOf((await postmasterOf(dataDir)) ?? -1)
  if (app.length !== 1 || postgres.length < 2) throw new Error('The processes of the app were not found.')
  const [node, database] = [await memoryOf(app, 'Rss'), await memoryOf(postgres, 'Pss')]
  return [
    // RSS of the app: its PSS would be smaller for every other Node that runs on this machine.
    atMost('app and PostgreSQL', node + database, mostBytes, megabytes),
    asideOf('  the app, RSS', megabytes(node), `PSS ${megabytes(await memoryOf(app, 'Pss'))}`),
    asideOf(`  PostgreSQL, PSS of ${postgres.length} processes`, megabytes(database)),
  ]
}

/** Every process below this one and itself, by the parents that Linux lists. */
async function familyOf(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>()
  for (const each of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)) {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), each])
  }
  const below = (each: number): number[] => [each, ...(children.get(each) ?? []).flatMap(below)]
  return below(pid)
}

async function isCalledWith(pid: number, argument: string) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes(argument)
}

/** Memory in bytes: Pss divides what processes share among them, so that a sum counts it once. */
async function memoryOf(pids: readonly number[], kind: 'Pss' | 'Rss') {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
