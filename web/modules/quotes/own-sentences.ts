import { fallbackQuotes } from '@app/content/fallback-quotes'

const sentences: readonly string[] = fallbackQuotes

/** Our own sentences, one after the other, for an app that cannot reach its server. */
export function nextOwnSentence(before = ''): string {
  return sentences[(sentences.indexOf(before) + 1) % sentences.length] ?? fallbackQuotes[0]
}
