import { useOtherIdeas } from './other-ideas.tsx'
import type { SharingChoice } from './shared-ideas.queries.ts'
import { useShareIdea } from './shared-ideas.queries.ts'
import { statusOf } from './sharing-choice.tsx'

type Round = Parameters<typeof useOtherIdeas>[0]

/** Lets others see one idea of the list, where it may be seen; the whole choice has a form of its own. */
export function ShareIdeaButton({ round, place }: { round: Round; place: number }) {
  const own = useOtherIdeas(round).data?.own
  return own && own.offer !== 'no' && own.places.includes(place) && <Press round={round.id} place={place} own={own} />
}

function Press({ round, place, own }: { round: string; place: number; own: SharingChoice }) {
  const share = useShareIdea(round, own)
  if (own.chosen?.place === place) return <span role="status">{statusOf(own.chosen)}</span>
  return (
    <button type="button" className="link" onClick={() => share.isPending || share.mutate(place)}>
      Let others see it
    </button>
  )
}
