import { onTestFinished } from 'vitest'

/** The messages that are logged from now on until the test is over. */
export function hearLog() {
  const messages: string[] = []
  const { write } = process.stderr
  process.stderr.write = (text) => messages.push(JSON.parse(String(text)).message) > 0
  onTestFinished(() => void Object.assign(process.stderr, { write }))
  return messages
}
