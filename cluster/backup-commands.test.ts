import { expect, test } from 'vitest'
import { readCommands } from './backup-server.ts'

test('the page of operators says how to go back, and every folder and moment of it can be another', () => {
  const { settings, copy, goBack } = readCommands('/tmp/drill')
  const wholly = [settings, copy, goBack(new Date('2031-02-03T04:05:06.789Z'))].join('')
  expect(wholly).toContain('/tmp/drill/archive')
  expect(wholly).toContain('2031-02-03 04:05:06.789+00')
  expect(wholly).not.toMatch(/\/srv|2026/)
})

test('a page with a block too few or too many is not guessed at', () => {
  const blocks = (...kinds: string[]) =>
    `## Backup\n${kinds.map((kind) => `\`\`\`${kind}\n2026-03-14 20:00:00+00\n\`\`\`\n`).join('')}\n## Next\n`
  expect(() => readCommands('/tmp', blocks('ini', 'sh', 'sh'))).not.toThrow()
  for (const kinds of [
    ['ini', 'sh'],
    ['sh', 'sh'],
    ['ini', 'sh', 'sh', 'sh'],
  ])
    expect(() => readCommands('/tmp', blocks(...kinds))).toThrow('docs/operation.md')
})
