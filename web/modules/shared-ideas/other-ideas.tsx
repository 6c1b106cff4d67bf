import type { Reply } from '@app/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { OtherIdeaCard, SampleIdeaCard } from './other-idea-card.tsx'
import * as styles from './other-ideas.module.css'
import { otherIdeasQuery, type SharedIdea } from './shared-ideas.queries.ts'
import { SharingChoiceForm } from './sharing-choice.tsx'

type Round = Pick<Reply<'finishedRound'>, 'id' | 'kind' | 'ideas' | 'feedback'>

/** A problem of one's own has nobody else. */
export const useOtherIdeas = ({ id, kind }: Pick<Round, 'id' | 'kind'>) =>
  useQuery({ ...otherIdeasQuery(id), enabled: kind === 'daily' })

/** What others thought of the same problem, and what they may see of this list. Without an answer there is nothing. */
export function OtherIdeas({ round }: { round: Round }) {
  const minds = useOtherIdeas(round).data
  const head = useId()
  if (!minds) return null
  const shared = minds.ideas.filter((idea): idea is SharedIdea => idea.from === 'person')
  return (
    <>
      {minds.ideas.length > 0 && (
        <section className={styles.otherMinds} aria-labelledby={head}>
          <h2 id={head} className={styles.head}>
            {`The same problem, ${count[minds.ideas.length]}`}
          </h2>
          <p className={`muted ${styles.lead}`}>{leadOf(shared.length, minds.ideas.length)}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
          <ul className={styles.minds} role="list">
            {minds.ideas.map((idea) =>
              idea.from === 'person' ? (
                <OtherIdeaCard key={idea.id} round={round.id} idea={idea} />
              ) : (
                <SampleIdeaCard key={idea.text} idea={idea} />
              ),
            )}
          </ul>
        </section>
      )}
      <SharingChoiceForm
        round={round.id}
        ideas={round.ideas}
        picks={round.feedback?.favourites ?? []}
        own={minds.own}
      />
    </>
  )
}

const count = ['', 'another take', 'two other takes', 'three other takes']

function leadOf(shared: number, all: number): string {
  if (shared === 0) return 'No one has shared one yet, so these are ours.'
  const lead = 'Shared without names by people who solved this problem.'
  return shared === all ? lead : `${lead} The ones with a dashed border are ours.`
}
