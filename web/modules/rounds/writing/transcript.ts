import { isBlank } from '@app/domain/text/text'

/** One result of an engine, as its event says it. */
export interface SpokenResult {
  transcript: string
  isFinal: boolean
  confidence: number
}

export interface Transcript {
  text: string
  /** The engine tells guesses from results by `isFinal`. */
  canTellGuesses: boolean
}

export const emptyTranscript: Transcript = { text: '', canTellGuesses: false }

/**
 * What was said in one run, by its latest event. Chrome on Android calls each guess final, with a confidence of 0, and
 * sends the next one beside it: there only the last of them counts. An engine that has marked a guess as one is believed.
 */
export function readTranscript({ canTellGuesses }: Transcript, results: readonly SpokenResult[]): Transcript {
  const isMarking = canTellGuesses || results.some(({ isFinal }) => !isFinal)
  const said = results.filter(({ transcript }) => !isBlank(transcript))
  const isReplaced = ({ confidence }: SpokenResult, at: number) =>
    !isMarking && confidence === 0 && at < said.length - 1
  const kept = said.filter((result, at) => !isReplaced(result, at))
  return { text: kept.map(({ transcript }) => transcript.trim()).join(' '), canTellGuesses: isMarking }
}
