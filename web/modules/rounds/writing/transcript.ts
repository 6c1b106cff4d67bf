/**
 * What has been said in one run of the engine. Android sends "a", "a bench", "a bench that turns" as three results, so a
 * result that only begins the next one is dropped.
 */
export function transcriptOf(results: readonly string[]): string {
  const said: string[] = []
  for (const result of results.map((each) => each.trim()).filter((each) => each !== '')) {
    const before = said.at(-1)
    if (before !== undefined && begins(result, before)) said.pop()
    said.push(result)
  }
  return said.join(' ')
}

/** New words after what stands in the box already. */
export function joined(before: string, words: string): string {
  if (words === '') return before
  return before.trim() === ''
    ? words
    : before.replace(/(?<![^\S\n])[^\S\n]+$/, '') + (before.endsWith('\n') ? '' : ' ') + words
}

const begins = (text: string, beginning: string) => {
  const [whole, start] = [text.toLowerCase(), beginning.toLowerCase()]
  return whole === start || whole.startsWith(`${start} `)
}
