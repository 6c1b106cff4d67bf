import { type SubmitEvent, useId, useState } from 'react'
import { type FinishedRound, useLookAgain } from './feedback.queries.ts'
import { numberOf } from './numbering.ts'
import './second-look.css'

const room = 5

/** A night later: up to five more ideas for a list that was handed in yesterday. They are counted apart. */
export function SecondLook({ round }: { round: FinishedRound }) {
  const head = useId()
  if (!round.canLookAgain && round.secondLook.length === 0) return null
  return (
    <section className="card second-look" aria-labelledby={head}>
      <h2 id={head}>{round.canLookAgain ? 'A second look' : 'Your second look'}</h2>
      {round.canLookAgain ? (
        <MoreIdeas round={round} />
      ) : (
        <ul>
          {round.secondLook.map((idea, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was handed in never moves.
            <li key={place} dir="auto">
              {idea}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MoreIdeas({ round }: { round: FinishedRound }) {
  const [ideas, setIdeas] = useState<readonly string[]>(Array.from({ length: room }, () => ''))
  const look = useLookAgain(round.id)
  const written = ideas.map((idea) => idea.trim()).filter((idea) => idea !== '')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (written.length > 0 && !look.isPending) look.mutate(written)
  }
  return (
    <form onSubmit={submit}>
      <p className="problem">{round.problemText}</p>
      <p className="muted">
        You had {round.ideas.length} yesterday. One minute, up to five more: a night often adds one. They are counted
        apart.
      </p>
      {ideas.map((idea, place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: five boxes that never move.
          key={place}
          className="input"
          dir="auto"
          aria-label={`One more idea, ${numberOf(place)} of ${room}`}
          maxLength={2_000}
          value={idea}
          readOnly={look.isPending}
          onChange={({ target }) => setIdeas(ideas.map((each, at) => (at === place ? target.value : each)))}
        />
      ))}
      <button type="submit" className="btn" aria-disabled={written.length === 0 || look.isPending}>
        Add to the List
      </button>
    </form>
  )
}
