import type { Database } from '../../db/database.ts'
import { log } from '../../process/log.ts'
import { composeEml } from '../../vendors/smtp/mail-folder.ts'
import { MailError, type Mailer } from '../../vendors/smtp/mailer.ts'
import { insertStoredMail, listStoredMails } from './outbox.queries.ts'
import { createSealer } from './sealer.ts'

interface Settings {
  db: Database
  secret: string
  from: string
  publicUrl: string
}

const sealContextOf = (mailId: string) => `letter ${mailId}`

/** For machines that share a database and no mail server: letters are rows that go with their mail. */
export function createStoredMailer({ db, secret, from, publicUrl }: Settings): Mailer {
  const { seal } = createSealer(secret)
  return {
    async send(message) {
      const content = await composeEml(message, from, publicUrl)
      const sealed = seal(content.toString(), sealContextOf(message.id))
      await insertStoredMail(db, { mailId: message.id, sealed }).catch(() => {
        throw new MailError('away', 'the database didn’t accept it')
      })
      log('info', 'SMTP_URL isn’t set, so an email was saved. “npm run admin -- emails FOLDER” writes it to a file.', {
        id: message.id,
      })
    },
    close: () => {},
  }
}

/** Each as an .eml file; null where it was sealed under another secret. */
export async function listStoredMailFiles(db: Database, secret: string) {
  const { open } = createSealer(secret)
  return (await listStoredMails(db)).map(({ mailId, sealed }) => {
    const content = open(sealed, sealContextOf(mailId))
    return { mailId, content: typeof content === 'string' ? content : null }
  })
}
