import type { Reply } from '@app/contract/call'
import type { roundOpinion } from '@app/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/settings.ts'
import { dayOf } from '../../ui/moments.ts'
import { useRoundOpinion } from './opinion.queries.ts'
import './opinion-card.css'

/** What a model thinks of the list, for who has switched that on and asks for it. */
export function OpinionCard({ id }: { id: string }) {
  const isOn = useQuery(settingsQuery).data?.opinionsOn
  const { data, isPending, mutate } = useRoundOpinion(id)
  if (!isOn) return null
  return (
    <section className="card opinion" aria-labelledby="opinion-head" aria-busy={isPending} aria-live="polite">
      <h2 id="opinion-head">AI opinion</h2>
      {data ? (
        <Said opinion={data} />
      ) : (
        <>
          <p className="muted">
            The problem and your ideas go to a model, without your name. Its opinion is kept and changes no score.
          </p>
          <button type="button" className="btn line" aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {isPending ? 'Asking' : 'Ask for It'}
          </button>
        </>
      )}
    </section>
  )
}

const Said = ({ opinion: { strong, missing, question, model, at } }: { opinion: Reply<typeof roundOpinion> }) => (
  <>
    <dl>
      <dt>Strongest</dt>
      <dd>{strong}</dd>
      <dt>Missing</dt>
      <dd>{missing}</dd>
      <dt>A question back</dt>
      <dd>{question}</dd>
    </dl>
    <p className="muted">
      The opinion of a model ({model}, {dayOf(at, 'some day')}). It can be wrong, was not checked against people, and is
      no part of your score, streak or level.
    </p>
  </>
)
