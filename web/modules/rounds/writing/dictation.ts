import { isBlank } from '@app/domain/text/text'
import type { EngineResult, SpeechEngine, SpeechEngineMaker } from './speech-engine.ts'
import { emptyTranscript, readTranscript, type SpokenResult } from './transcript.ts'

/** Home-screen apps on iOS have the API, but it never starts. */
const startTimeoutMs = 4_000
/** Runs in a row without a word. */
const maxFruitlessRuns = 3
const pauseAfter = (fruitless: number) => Math.min(250 * 2 ** fruitless, 4_000)

/** Why dictation stopped by itself; `silence` alone lets it go on. */
export type VoiceTrouble =
  | 'unsupported'
  | 'mute'
  | 'blocked'
  | 'silence'
  | 'gave-up'
  | 'network'
  | 'no-microphone'
  | 'failed'

const troubles: Record<string, VoiceTrouble> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  network: 'network',
}

interface Listener {
  onStart: () => void
  /** Everything so far, with interim results. */
  onText: (text: string) => void
  onTrouble: (trouble: VoiceTrouble) => void
}

export class Dictation {
  readonly #Engine: SpeechEngineMaker
  readonly #listener: Listener
  #engine: SpeechEngine | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #earlier = ''
  #heardNow = emptyTranscript
  #fruitless = 0
  #isWanted = true

  constructor(Engine: SpeechEngineMaker, listener: Listener) {
    this.#Engine = Engine
    this.#listener = listener
    this.#run()
  }

  /** The last words may still come in their final form. */
  stop() {
    this.#isWanted = false
    clearTimeout(this.#timer)
    this.#engine?.stop()
  }

  /** The text stays, and nothing follows. */
  abort() {
    this.#isWanted = false
    clearTimeout(this.#timer)
    const engine = this.#engine
    this.#engine = null
    if (!engine) return
    engine.onstart = engine.onaudiostart = engine.onresult = engine.onerror = engine.onend = null
    engine.abort()
  }

  #run() {
    const engine = this.#create()
    if (!engine) return
    engine.lang = 'en-US'
    engine.continuous = true
    engine.interimResults = true
    engine.onstart = engine.onaudiostart = () => this.#started()
    engine.onresult = ({ results }) => this.#heard(Array.from(results, spokenOf))
    engine.onerror = ({ error }) => this.#failed(error)
    engine.onend = () => this.#ended()
    this.#engine = engine
    this.#timer = setTimeout(() => this.#giveUp('mute'), startTimeoutMs)
    try {
      engine.start()
    } catch {
      // The engine before still has the microphone.
      this.#ended()
    }
  }

  /** Some browsers have the name and nothing behind it. */
  #create(): SpeechEngine | null {
    try {
      return new this.#Engine()
    } catch {
      this.#giveUp('unsupported')
      return null
    }
  }

  #started() {
    clearTimeout(this.#timer)
    this.#listener.onStart()
  }

  #heard(results: SpokenResult[]) {
    this.#fruitless = 0
    this.#heardNow = readTranscript(this.#heardNow, results)
    this.#listener.onText(joinSpoken(this.#earlier, this.#heardNow.text))
  }

  #failed(error: string) {
    if (error === 'aborted') return
    if (error !== 'no-speech') this.#giveUp(troubles[error] ?? 'failed')
    else if (this.#fruitless === 0) this.#listener.onTrouble('silence')
  }

  /** Engines end by themselves after a silence or a minute, and are started again. */
  #ended() {
    clearTimeout(this.#timer)
    this.#engine = null
    this.#earlier = joinSpoken(this.#earlier, this.#heardNow.text)
    this.#heardNow = { ...this.#heardNow, text: '' }
    if (!this.#isWanted) return
    if (this.#fruitless === maxFruitlessRuns) return this.#giveUp('gave-up')
    this.#timer = setTimeout(() => this.#run(), pauseAfter(this.#fruitless))
    this.#fruitless += 1
  }

  #giveUp(trouble: VoiceTrouble) {
    this.abort()
    this.#listener.onTrouble(trouble)
  }
}

const spokenOf = (result: EngineResult): SpokenResult => ({
  transcript: result[0]?.transcript ?? '',
  isFinal: result.isFinal,
  confidence: result[0]?.confidence ?? 1,
})

export function joinSpoken(before: string, words: string): string {
  if (words === '') return before
  return isBlank(before)
    ? words
    : before.replace(/(?<![^\S\n])[^\S\n]+$/, '') + (before.endsWith('\n') ? '' : ' ') + words
}
