import { expect, onTestFinished, test, vi } from 'vitest'
import { setLogLevel } from '../../process/log.ts'
import { createGuardedRead, readsUntilHealthy } from './guarded-read.ts'

function openProvider() {
  setLogLevel('info')
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    written.mockRestore()
    setLogLevel('warn')
  })
  const provider = { isDown: false }
  const read = createGuardedRead('xrp', async () => true, new AbortController().signal)
  const look = () =>
    read(async () => {
      if (provider.isDown) throw new Error('HTTP 429')
      return 'shown'
    }, 'unavailable')
  const looks = async (times: number) => {
    for (let n = 0; n < times; n++) await look()
  }
  const lines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)))
  return { provider, look, looks, lines }
}

test('a chain that cannot be read is logged once, however often it is read, and once when it is back', async () => {
  const { provider, look, looks, lines } = openProvider()
  await looks(3)
  expect(lines()).toEqual([])
  provider.isDown = true
  await looks(347)
  expect(await look()).toBe('unavailable')
  const down = { level: 'warn', message: 'A chain could not be read.', chain: 'xrp', reason: 'Error: HTTP 429' }
  expect(lines()).toMatchObject([down])
  provider.isDown = false
  await looks(50)
  const back = { level: 'info', message: 'A chain can be read again.', chain: 'xrp', failures: 348 }
  expect(lines()).toMatchObject([down, back])
  provider.isDown = true
  await looks(2)
  expect(lines()).toMatchObject([down, back, down])
})

test('a provider that answers every other time is one that cannot be read', async () => {
  const { provider, looks, lines } = openProvider()
  for (let n = 0; n < 50; n++) {
    provider.isDown = !provider.isDown
    await looks(1)
  }
  expect(lines()).toHaveLength(1)
  provider.isDown = false
  await looks(readsUntilHealthy)
  expect(lines()).toHaveLength(2)
})
