import { expect, test, vi } from 'vitest'
import { startInOrder } from './start-in-order.ts'

const names = ['follow other tabs', 'draw', 'ask behind', 'send what waits', 'register the worker']

test.each(
  names.flatMap((broken) => [
    { broken, isLate: false },
    { broken, isLate: true },
  ]),
)(
  'where "$broken" throws (later: $isLate), all else of a visit begins, in order, and the fault is reported',
  async ({ broken, isLate }) => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const begun: string[] = []
    const partOf = (name: string) => () => {
      begun.push(name)
      if (name !== broken) return undefined
      if (isLate) return Promise.reject(new TypeError(broken))
      throw new TypeError(broken)
    }
    const [follow, draw, ask, ...behind] = names.map(partOf)
    if (!(follow && draw && ask)) expect.fail()
    await startInOrder([follow, draw], [ask], behind)
    expect([begun, reported.mock.calls]).toEqual([names, [[new TypeError(broken)]]])
  },
)
