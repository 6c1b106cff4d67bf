/* A new password brings another session: a call with the old one may be refused while the new one is on its way. */
type Ask = () => Promise<Response>

let latest: Promise<unknown> = Promise.resolve()
let renewals = 0

export function askForRenewal(ask: Ask) {
  const answer = ask()
  const count = ({ ok }: Response) => ok && renewals++
  latest = answer.then(count, () => undefined)
  return answer
}

/** Sends any other call, and once more where the session was exchanged meanwhile. */
export async function askThroughRenewal(ask: Ask) {
  const before = renewals
  const answer = await ask()
  if (answer.status !== 401) return answer
  await latest
  return renewals === before ? answer : ask()
}
