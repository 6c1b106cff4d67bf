import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../test/app-process.ts'
import { parseEnvFile } from './env-file.ts'

const lines = 'SUPPORT_EMAIL=help@a.org\nPORT=8080\n# NAME: a note\n\nAI_BASE_URL="http://a:1/v1"\n'
const settings = { SUPPORT_EMAIL: 'help@a.org', PORT: '8080', AI_BASE_URL: 'http://a:1/v1' }

test.each([
  ['as it is', lines],
  ['with a mark at its begin', `\ufeff${lines}`],
  ['with the ends of lines of Windows', lines.replaceAll('\n', '\r\n')],
])('a file that was saved %s loses no setting', (_, text) => {
  expect(parseEnvFile(Buffer.from(text))).toEqual(settings)
})

test.each([
  ['UTF-16', Buffer.from(`\ufeff${lines}`, 'utf16le'), 'UTF-8'],
  ['UTF-16 without a mark', Buffer.from(lines, 'utf16le'), 'UTF-8'],
  ['Latin-1', Buffer.from('MAIL_FROM=Grüße <a@b.org>', 'latin1'), 'UTF-8'],
  ['a colon', Buffer.from('PORT=80\nADMIN_EMAILS: ada@a.org\n'), '"ADMIN_EMAILS="'],
])('a file of %s is refused with what to do', (_, bytes, sentence) => {
  expect(() => parseEnvFile(bytes)).toThrow(sentence)
})

test('a start with such a file ends with one sentence', async () => {
  const cwd = await emptyFolder()
  await writeFile(join(cwd, '.env'), 'ADMIN_EMAILS: ada@a.org')
  for (const entry of ['../main.ts', '../cli/cli.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, entry)], {
      cwd,
      encoding: 'utf8',
    })
    expect([entry, status, stderr]).toEqual([
      entry,
      1,
      '.env has "ADMIN_EMAILS:". Write "ADMIN_EMAILS=" and then the value.\n',
    ])
  }
})
