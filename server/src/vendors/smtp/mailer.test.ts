import { expect, test } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { openMailer } from './mailer.ts'

const letter = { id: '1', to: 'ada@example.org', subject: 'Hello', text: '', html: '', writtenAt: new Date(0) }
const settings = { from: 'support@a.org', publicUrl: 'https://a.org', connections: 1 }

test('a server with a certificate of its own is away for that reason, and gets mails by the ways out', async () => {
  const { url, received } = await openMailServer(0, { hasOwnCertificate: true })
  const send = async (query: string) => {
    const mailer = openMailer({ ...settings, smtpUrl: url + query })
    await mailer.send(letter).finally(() => mailer.close())
  }
  await expect(send('')).rejects.toMatchObject({
    failure: 'away',
    message: expect.stringMatching(/^its certificate is not trusted, [A-Z_]+$/),
  })
  for (const query of ['?ignoreTLS=true', '?tls.rejectUnauthorized=false']) await send(query)
  expect(received).toHaveLength(2)
})
