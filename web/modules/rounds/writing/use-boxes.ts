import { type Idea, withIdea } from './ideas.ts'
import { useVoice } from './use-voice.ts'

type Change = (part: (draft: { ideas: Idea[] }) => { ideas: Idea[] }) => void

/** What happens in the boxes of a draft: typing, dictating and pasting a list, one after the other. */
export function useBoxes(change: Change) {
  const write = (box: number, idea: Idea) => change(({ ideas }) => ({ ideas: withIdea(ideas, box, idea) }))
  const voice = useVoice((box, text) => write(box, { text, method: 'voice' }))
  return {
    voice,
    onType(box: number, text: string) {
      voice.giveWay(box)
      write(box, { text, method: 'text' })
    },
    onSpread(ideas: Idea[]) {
      voice.hush()
      change(() => ({ ideas }))
    },
  }
}
