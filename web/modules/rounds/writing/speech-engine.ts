export interface EngineResult extends ArrayLike<{ transcript: string; confidence: number }> {
  isFinal: boolean
}

/** The part of the Web Speech API that is used here; TypeScript has no types for it. */
export interface SpeechEngine {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onaudiostart: (() => void) | null
  onresult: ((event: { results: ArrayLike<EngineResult> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export type SpeechEngineMaker = new () => SpeechEngine

declare global {
  interface Window {
    SpeechRecognition?: SpeechEngineMaker
    webkitSpeechRecognition?: SpeechEngineMaker
  }
}

/** Read at each click: browsers add the name late, and tests replace it. */
export const speechEngineMaker = (): SpeechEngineMaker | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition
