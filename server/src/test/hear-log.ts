import { onTestFinished, vi } from 'vitest'
import { setLogLevel } from '../process/log.ts'

/** The messages that are logged from now on until the test is over. */
export function hearLog() {
  const messages: string[] = []
  const { write } = process.stderr
  process.stderr.write = (text) => messages.push(JSON.parse(String(text)).message) > 0
  onTestFinished(() => void Object.assign(process.stderr, { write }))
  return messages
}

/** All that is written from now on until the test is over, at the level that says most. */
export function hearEverything() {
  setLogLevel('debug')
  const written: string[] = []
  const keep = (text: unknown) => {
    written.push(String(text))
    return true
  }
  const spies = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')]
  for (const spy of spies) spy.mockImplementation(keep)
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    setLogLevel('warn')
  })
  return written
}
