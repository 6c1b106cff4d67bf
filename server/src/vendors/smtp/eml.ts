import { createTransport } from 'nodemailer'
import { type Message, partsOf } from './mailer.ts'

const transport = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

export async function composeEml(message: Message, from: string, publicUrl: string): Promise<Buffer> {
  const { message: content } = await transport.sendMail(partsOf(message, from, publicUrl))
  return content as Buffer
}
