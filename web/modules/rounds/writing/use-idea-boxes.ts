import type { Change, Idea } from './ideas.ts'
import { useVoice } from './use-voice.ts'

const withIdea = (ideas: readonly Idea[], at: number, idea: Idea): Idea[] =>
  ideas.map((each, index) => (index === at ? { ...each, ...idea } : each))

export function useIdeaBoxes(change: Change) {
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
