/*
 * A new password gives this browser another session. What was asked with the one before may be refused when the answer
 * with the new one is already under way; nobody has been signed out.
 */
type Ask = () => Promise<Response>

let latest: Promise<unknown> = Promise.resolve()
let renewals = 0

/** Sends the call that comes back with another session. */
export function askForRenewal(ask: Ask) {
  const answer = ask()
  const count = ({ ok }: Response) => ok && renewals++
  latest = answer.then(count, () => undefined)
  return answer
}

/** Sends any other call, and once more when it was refused only for the session that was exchanged meanwhile. */
export async function askThroughRenewal(ask: Ask) {
  const before = renewals
  const answer = await ask()
  if (answer.status !== 401) return answer
  await latest
  return renewals === before ? answer : ask()
}
