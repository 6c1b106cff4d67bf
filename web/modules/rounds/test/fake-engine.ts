import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { SpeechEngine } from '../writing/speech-engine.ts'

/** Stands in for the browser's speech engine; the test speaks. */
export class FakeEngine implements SpeechEngine {
  static made: FakeEngine[] = []
  static get latest(): FakeEngine {
    const engine = FakeEngine.made.at(-1)
    if (!engine) throw new Error('Nobody has pressed the microphone')
    return engine
  }

  lang = ''
  continuous = false
  interimResults = false
  onstart: SpeechEngine['onstart'] = null
  onaudiostart: SpeechEngine['onaudiostart'] = null
  onresult: SpeechEngine['onresult'] = null
  onerror: SpeechEngine['onerror'] = null
  onend: SpeechEngine['onend'] = null
  state: 'asked' | 'stopped' | 'aborted' = 'asked'

  constructor() {
    FakeEngine.made.push(this)
  }
  start() {
    // A real one answers later, by `onstart`.
  }
  stop() {
    this.state = 'stopped'
  }
  abort() {
    this.state = 'aborted'
  }

  begins = () => act(() => this.onstart?.())
  hears = (...results: string[]) =>
    act(() =>
      this.onresult?.({
        results: results.map((transcript) => Object.assign([{ transcript, confidence: 0.5 }], { isFinal: false })),
      }),
    )
  fails = (error: string) => act(() => this.onerror?.({ error }))
  ends = () => act(() => this.onend?.())
}

export function plugInMicrophone() {
  FakeEngine.made = []
  vi.stubGlobal('webkitSpeechRecognition', FakeEngine)
}
