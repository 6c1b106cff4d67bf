import type { VoiceTrouble } from './dictation.ts'

/** What a toast says when dictation has trouble. */
export const voiceWords: Record<VoiceTrouble | 'unsupported', { title: string; text: string }> = {
  unsupported: {
    title: 'Voice Input Not Supported',
    text: "Your browser doesn't support voice input. Please type your solution.",
  },
  mute: { title: 'Voice stays silent here', text: 'Use the microphone on your keyboard.' },
  blocked: {
    title: 'Microphone blocked',
    text: 'This page may not listen. Allow the microphone in your browser, or type.',
  },
  silence: { title: 'Nothing heard yet', text: 'The microphone is still on. Speak up, or type.' },
  'gave-up': { title: 'Nothing heard', text: 'The microphone is off. Press it to try again, or type.' },
  network: {
    title: 'Voice needs a connection',
    text: 'Your browser sends speech out to turn it into text. Type for now.',
  },
  'no-microphone': { title: 'No microphone found', text: 'Plug one in and press again, or type.' },
  failed: { title: 'Voice stopped', text: 'Your browser could not go on listening. Press again, or type.' },
}
