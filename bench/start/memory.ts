import { readdir, readFile } from 'node:fs/promises'

/** Every process below this one and itself, by the parents that Linux lists. */
export async function familyOf(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>()
  for (const each of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)) {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), each])
  }
  const below = (each: number): number[] => [each, ...(children.get(each) ?? []).flatMap(below)]
  return below(pid)
}

export async function isCalledWith(pid: number, argument: string) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes(argument)
}

/** Memory in bytes: Pss divides what processes share among them, so that a sum counts it once. */
export async function memoryOf(pids: readonly number[], kind: 'Pss' | 'Rss') {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
