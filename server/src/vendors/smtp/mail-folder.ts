import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { log } from '../../process/log.ts'
import { MailError, type Mailer, type OutgoingMail, toNodemailerMessage } from './mailer.ts'

interface Settings {
  folder: string
  from: string
  publicUrl: string
}

/** Only their owner can read them. */
export function createMailFolder({ folder, from, publicUrl }: Settings): Mailer {
  return {
    async send(message) {
      const file = join(folder, `${message.id}.eml`)
      try {
        const content = await composeEml(message, from, publicUrl)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(file, content, { mode: 0o600 })
      } catch (error) {
        throw new MailError('away', (error as NodeJS.ErrnoException).code ?? 'the file cannot be written')
      }
      log('info', 'SMTP_URL isn’t set, so an email was saved as a file.', { file })
    },
    async deleteOrphans(known) {
      const ids = await idsIn(folder)
      const wanted = new Set(await known(ids))
      for (const id of ids) if (!wanted.has(id)) await rm(join(folder, `${id}.eml`), { force: true })
    },
    close: () => {},
  }
}

async function idsIn(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => /^([0-9a-f-]{36})\.eml$/.exec(name)?.[1] ?? [])
}

const transport = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

export async function composeEml(message: OutgoingMail, from: string, publicUrl: string): Promise<Buffer> {
  const { message: content } = await transport.sendMail(toNodemailerMessage(message, from, publicUrl))
  return content as Buffer
}
