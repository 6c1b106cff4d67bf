import type { SpeechEngine, SpeechEngineMaker } from './speech-engine.ts'
import { joined, transcriptOf } from './transcript.ts'

/** An engine that has not begun by then never will: home-screen apps on iOS have the API and stay silent (ms). */
const startsWithin = 4_000
/** Runs in a row without a word, after which the microphone goes off. */
const fruitlessAtMost = 3
const pauseAfter = (fruitless: number) => Math.min(250 * 2 ** fruitless, 4_000)

/** Why dictation stopped by itself; `silence` alone lets it go on. */
export type VoiceTrouble = 'mute' | 'blocked' | 'silence' | 'gave-up' | 'network' | 'no-microphone' | 'failed'

const troubles: Record<string, VoiceTrouble> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  network: 'network',
}

interface Listener {
  /** The engine really hears now. */
  onStart: () => void
  /** Everything said so far, the words it is still guessing included. */
  onText: (said: string) => void
  onTrouble: (trouble: VoiceTrouble) => void
}

/** One stretch of dictation, over as many runs of the engine as it takes. */
export class Dictation {
  readonly #Engine: SpeechEngineMaker
  readonly #listener: Listener
  #engine: SpeechEngine | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #earlier = ''
  #said = ''
  #fruitless = 0
  #isWanted = true

  constructor(Engine: SpeechEngineMaker, listener: Listener) {
    this.#Engine = Engine
    this.#listener = listener
    this.#run()
  }

  /** No more sound; the last words may still come in their final form. */
  stop() {
    this.#isWanted = false
    clearTimeout(this.#timer)
    this.#engine?.stop()
  }

  /** Over at once: what was shown stays, nothing follows. */
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
    const engine = new this.#Engine()
    engine.lang = 'en-US'
    engine.continuous = true
    engine.interimResults = true
    engine.onstart = engine.onaudiostart = () => this.#started()
    engine.onresult = ({ results }) => this.#heard(Array.from(results, (result) => result[0]?.transcript ?? ''))
    engine.onerror = ({ error }) => this.#failed(error)
    engine.onend = () => this.#ended()
    this.#engine = engine
    this.#timer = setTimeout(() => this.#giveUp('mute'), startsWithin)
    try {
      engine.start()
    } catch {
      // The engine before it has not let go of the microphone yet.
      this.#ended()
    }
  }

  #started() {
    clearTimeout(this.#timer)
    this.#listener.onStart()
  }

  #heard(results: string[]) {
    this.#fruitless = 0
    this.#said = transcriptOf(results)
    this.#listener.onText(joined(this.#earlier, this.#said))
  }

  #failed(error: string) {
    if (error === 'aborted') return
    if (error !== 'no-speech') this.#giveUp(troubles[error] ?? 'failed')
    else if (this.#fruitless === 0) this.#listener.onTrouble('silence')
  }

  /** Engines end by themselves after a silence or a minute; while the microphone is on, they begin again. */
  #ended() {
    clearTimeout(this.#timer)
    this.#engine = null
    this.#earlier = joined(this.#earlier, this.#said)
    this.#said = ''
    if (!this.#isWanted) return
    if (this.#fruitless === fruitlessAtMost) return this.#giveUp('gave-up')
    this.#timer = setTimeout(() => this.#run(), pauseAfter(this.#fruitless))
    this.#fruitless += 1
  }

  #giveUp(trouble: VoiceTrouble) {
    this.abort()
    this.#listener.onTrouble(trouble)
  }
}
