import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { hold } from '../leftovers.ts'

/** A mail server that takes every letter and keeps none. */
export async function openMailSink() {
  const server = createServer(takeLetters).listen(0, '127.0.0.1')
  await once(server, 'listening')
  hold(async () => server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function takeLetters(socket: Socket) {
  let inLetter = false
  socket.on('error', () => undefined).unref()
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 sink')
  createInterface(socket).on('line', (line) => {
    if (inLetter && line !== '.') return
    inLetter = !inLetter && /^data$/i.test(line)
    say(inLetter ? '354 go on' : '250 taken')
  })
}
