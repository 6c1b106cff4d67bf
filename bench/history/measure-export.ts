import { setTimeout as pause } from 'node:timers/promises'
import { buildPath, routes } from '@app/contract/routes'
import type { Given } from '../server/child.ts'
import { get } from '../server/requests.ts'
import { type Child, startChild } from '../server/start-child.ts'
import { asideOf, atMost, megabytes, seconds, type Table } from '../table.ts'
import type { Writer } from './writers.ts'

const mostExtra = 64 * 1024 * 1024

/** How much memory a file of 100,000 ideas takes, alone and five of them at once. */
export async function* measureExport(given: Given, writers: readonly Writer[]): AsyncGenerator<Table> {
  const rows = []
  for (const [what, together] of [
    ['one file', writers.slice(0, 1)],
    ['five at once', writers],
  ] as const)
    for (const format of ['csv', 'json']) {
      // A process of its own: memory that an earlier file has left behind would hide what this one takes.
      const child = await startChild('product.ts', given)
      const { extra, took, size } = await whileWatched(child, () =>
        Promise.all(together.map((writer) => download(child, writer, format))),
      )
      rows.push(
        together.length === 1
          ? atMost(`${what}, ${format}: extra memory`, extra, mostExtra, megabytes)
          : asideOf(`${what}, ${format}: extra memory`, megabytes(extra), `${megabytes(extra / together.length)} each`),
      )
      rows.push(asideOf('  made in', seconds(took / 1000), megabytes(size)))
    }
  yield { title: `${routes.exportSolutions} of a person with 100,000 ideas`, rows }
}

/** Fetches the file, as fast as it comes, and answers its size. */
async function download({ port }: Child, { member }: Writer, format: string) {
  const { path, headers } = get(`${buildPath('exportSolutions')}?format=${format}`, member)
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  let [size, lines] = [0, 0]
  for await (const piece of response.body ?? []) {
    size += piece.length
    for (const byte of piece) if (byte === 10) lines += 1
  }
  if (response.status !== 200 || lines < 100_000) throw new Error(`The file has ${lines} lines (${response.status}).`)
  return size
}

/** The most memory that the child held meanwhile, above what it held before. */
async function whileWatched(child: Child, work: () => Promise<number[]>) {
  for (let n = 0; n < 50; n++)
    await (await fetch(`http://127.0.0.1:${child.port}${buildPath('installation')}`)).arrayBuffer()
  const before = await child.rss()
  const begun = performance.now()
  const state = { most: before, isOver: false }
  const watch = (async () => {
    for (; !state.isOver; await pause(25)) state.most = Math.max(state.most, await child.rss())
  })()
  const sizes = await work()
  const took = performance.now() - begun
  state.isOver = true
  await watch
  return { extra: state.most - before, took, size: sizes.reduce((sum, each) => sum + each, 0) }
}
