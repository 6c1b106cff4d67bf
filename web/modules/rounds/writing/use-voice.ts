import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { Dictation, joinSpoken, type VoiceTrouble } from './dictation.ts'
import { speechEngineMaker } from './speech-engine.ts'

/** A keyboard on a screen has a microphone of its own; one of plastic has none. */
const otherWay = () =>
  matchMedia('(any-pointer: coarse)').matches ? 'Use the microphone on your keyboard.' : 'Please type your solution.'

/** Where no button for the microphone stands. */
export const noVoiceNote = () =>
  speechEngineMaker() ? otherWay() : `${voiceWords.unsupported.title}. ${voiceWords.unsupported.text}`

const voiceWords: Record<VoiceTrouble, { title: string; text: string }> = {
  unsupported: {
    title: 'Voice Input Not Supported',
    text: "Your browser doesn't support voice input. Please type your solution.",
  },
  mute: { title: 'Voice Doesn’t Work Here', text: '' },
  blocked: {
    title: 'Microphone Blocked',
    text: 'Allow microphone access in your browser, or type instead.',
  },
  silence: { title: 'Nothing Heard Yet', text: 'Try speaking louder, or type instead.' },
  'gave-up': { title: 'Nothing Heard', text: 'Press the microphone to try again, or type instead.' },
  network: {
    title: 'Voice Needs a Connection',
    text: 'Your browser turns speech into text online. Type for now.',
  },
  'no-microphone': { title: 'No Microphone Found', text: 'Plug in a microphone, or type instead.' },
  failed: { title: 'Voice Stopped', text: 'Press the microphone again, or type instead.' },
}

/** `isHeard` once the engine listens. */
export interface Listening {
  box: number
  isHeard: boolean
}

/** One box at a time; `write` gets its whole new text. */
export function useVoice(write: (box: number, text: string) => void) {
  const [listening, setListening] = useState<Listening | null>(null)
  const [isMute, setMute] = useState(false)
  const [wasPressed, setPressed] = useState(false)
  /** After a stop its last words may still come. */
  const latest = useRef<{ box: number; dictation: Dictation } | null>(null)

  function hush() {
    latest.current?.dictation.abort()
    latest.current = null
    setListening(null)
  }
  useEffect(() => () => latest.current?.dictation.abort(), [])

  function onTrouble(trouble: VoiceTrouble) {
    const words = voiceWords[trouble]
    showToast({ ...words, text: words.text || otherWay(), tone: trouble === 'silence' ? 'plain' : 'danger' })
    if (trouble !== 'silence') setListening(null)
    if (trouble === 'mute') setMute(true)
  }

  function begin(box: number, before: string) {
    hush()
    setPressed(true)
    const Engine = speechEngineMaker()
    if (!Engine) return
    setListening({ box, isHeard: false })
    const dictation = new Dictation(Engine, {
      onStart: () => setListening({ box, isHeard: true }),
      onText: (text) => write(box, joinSpoken(before, text)),
      onTrouble,
    })
    latest.current = { box, dictation }
  }

  return {
    listening,
    /** The buttons are not there: nothing would listen. */
    isMute: isMute || !speechEngineMaker(),
    wasPressed,
    toggle(box: number, before: string) {
      if (listening?.box === box) {
        latest.current?.dictation.stop()
        setListening(null)
      } else begin(box, before)
    },
    /** Late words must not land in the middle of typed ones. */
    giveWay: (box: number) => latest.current?.box === box && hush(),
    hush,
  }
}

export type Voice = ReturnType<typeof useVoice>
