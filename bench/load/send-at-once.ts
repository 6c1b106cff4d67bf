import type { Sent } from '../server/requests.ts'
import { openLines } from './open-lines.ts'

/** Fewer than one process begins to refuse at. */
const atOnce = 32

interface Pressed {
  port: number
  seconds: number
  nextRequest: () => Sent
}

/** Closed loop: each connection asks again as soon as it is answered. */
export async function sendAtOnce({ port, seconds, nextRequest }: Pressed) {
  const lines = openLines(port, { localAddress: '127.0.0.2', maxSockets: atOnce })
  const until = performance.now() + seconds * 1e3
  const answers = { accepted: 0, refused: 0 }
  async function askAgain() {
    while (performance.now() < until) {
      const status = await lines.ask(nextRequest()).catch(() => 0)
      answers[status === 200 ? 'accepted' : 'refused'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askAgain))
  lines.close()
  return answers
}
