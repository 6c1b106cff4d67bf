/** The part of the Web Speech API that dictation uses; TypeScript does not describe it, as no two engines agree. */
export interface SpeechEngine {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onaudiostart: (() => void) | null
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
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

/** Asked for at each press: browsers add the name late, and tests put their own there. */
export const speechEngineMaker = (): SpeechEngineMaker | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition
