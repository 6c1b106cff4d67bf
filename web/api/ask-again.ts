import { showToast } from '../ui/toast.ts'

const mostTries = 3
const longestPauseMs = 5_000

/** Retries where a busy server names a pause. Up to as much again at random: clients must not return all at once. */
export async function askUntilThereIsRoom(ask: () => Promise<Response>) {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds || tries === mostTries) return answer
    if (tries === 1) showToast({ title: 'We are busy right now', text: 'We try again by ourselves in a moment.' })
    const pause = Math.min(seconds * 1_000 * (1 + Math.random()), longestPauseMs)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
