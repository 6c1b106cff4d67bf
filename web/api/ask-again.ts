import { showToast } from '../ui/toast.ts'

const mostTries = 3
/** Milliseconds; a person does not wait longer for a page that may come. */
const longestPause = 5_000

/**
 * Asks again where the server has too much to do and says when to come back. Each client adds up to as much again by
 * chance: those that were refused together must not come back together.
 */
export async function askUntilThereIsRoom(ask: () => Promise<Response>) {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds || tries === mostTries) return answer
    if (tries === 1) showToast({ title: 'We are busy right now', text: 'We try again by ourselves in a moment.' })
    const pause = Math.min(seconds * 1_000 * (1 + Math.random()), longestPause)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
