/** Android sends "a", "a bench", "a bench that turns" as three results: each prefix of the next result is dropped. */
export function transcriptOf(results: readonly string[]): string {
  const texts: string[] = []
  for (const result of results.map((each) => each.trim()).filter((each) => each !== '')) {
    const before = texts.at(-1)
    if (before !== undefined && begins(result, before)) texts.pop()
    texts.push(result)
  }
  return texts.join(' ')
}

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
