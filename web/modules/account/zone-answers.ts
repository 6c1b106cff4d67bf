const keyOf = (here: string, account: string) => `zone-offer:${account}>${here}`
const untilTheChangeHolds = 48 * 3_600_000

/** A "no" is for good. A "yes" is kept until the account has moved, so that the next journey may ask again. */
export function isAnswered(here: string, account: string): boolean {
  try {
    const answer = localStorage.getItem(keyOf(here, account))
    return answer === 'no' || Date.now() - Number(answer ?? 0) < untilTheChangeHolds
  } catch {
    return false
  }
}

export function rememberAnswer(here: string, account: string, answer: 'yes' | 'no') {
  try {
    localStorage.setItem(keyOf(here, account), answer === 'no' ? 'no' : String(Date.now()))
  } catch {
    // Then it asks again; better than a page that breaks.
  }
}
