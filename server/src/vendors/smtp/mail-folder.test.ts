import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setLogLevel } from '../../process/log.ts'
import { emptyFolder } from '../../test/app-process.ts'
import { readMail } from '../../test/mail-server.ts'
import { createMailFolder } from './mail-folder.ts'

const letter = {
  id: '0191d7e2-0000-7000-8000-000000000001',
  to: 'ada@example.org',
  subject: 'Choose a new Firecrest password',
  text: 'Hello,\n\nhttps://firecrest.example/reset-password?token=hidden',
  html: '<p>Hello,</p>',
  writtenAt: new Date('2026-03-14T20:00:00Z'),
}
const place = { from: 'Firecrest <support@firecrest.example>', publicUrl: 'https://firecrest.example' }

test('without a mail server a letter is a file that only its owner reads, and the log names the file alone', async () => {
  setLogLevel('info')
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const folder = join(await emptyFolder(), 'mail')
  const mailer = createMailFolder({ folder, ...place })
  await mailer.send(letter)
  await mailer.send(letter)
  expect(await readdir(folder)).toEqual([`${letter.id}.eml`])
  const file = join(folder, `${letter.id}.eml`)
  expect([(await stat(file)).mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700])
  const mail = readMail(await readFile(file, 'utf8'))
  expect([mail.header('to'), mail.header('subject')]).toEqual([letter.to, letter.subject])
  expect(mail.text).toContain('?token=hidden')
  const lines = logged.mock.calls.map(([line]) => JSON.parse(`${line}`))
  expect(lines.map(({ file }) => file)).toEqual([file, file])
  expect(logged.mock.calls.join()).not.toMatch(/hidden|ada@/)
})

test('a folder that cannot be written is like a mail server that is away', async () => {
  const file = join(await emptyFolder(), 'file')
  await writeFile(file, '')
  const blocked = createMailFolder({ folder: join(file, 'mail'), ...place })
  await expect(blocked.send(letter)).rejects.toMatchObject({ failure: 'away', message: 'ENOTDIR' })
})

test('T61: mail files without a row are removed, and other files stay', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const folder = join(await emptyFolder(), 'mail')
  const mailer = createMailFolder({ folder, ...place })
  const other = letter.id.replace(/1$/, '2')
  await mailer.deleteOrphans?.(async (ids) => ids)
  await mailer.send(letter)
  await mailer.send({ ...letter, id: other })
  await writeFile(join(folder, 'notes.eml'), '')
  await mailer.deleteOrphans?.(async (ids) => ids.filter((id) => id === other))
  expect((await readdir(folder)).toSorted()).toEqual([`${other}.eml`, 'notes.eml'])
})
