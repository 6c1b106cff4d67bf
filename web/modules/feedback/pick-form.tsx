import { shownText } from '@app/domain/text/text'
import { ArrowRight, Check } from 'lucide-react'
import { useId, useState } from 'react'
import { Drawing } from '../../ui/symbols.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type FinishedRound, useChooseFavourites } from './feedback.queries.ts'
import { counted, numberOf } from './numbering.ts'
import './pick-form.css'

const most = 2

/** Before any number is shown: which two does the person like best? */
export function PickForm({ round, Head }: { round: FinishedRound; Head: 'h1' | 'h2' }) {
  const head = useId()
  const [picked, setPicked] = useState<readonly number[]>([])
  const choose = useChooseFavourites(round.id)
  const send = (favourites: readonly number[]) => choose.isPending || choose.mutate([...favourites])
  const toggle = (place: number) =>
    setPicked(picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place].toSorted(upwards))

  const { form } = useForm({ isBusy: choose.isPending, send: () => picked.length > 0 && send(picked) })

  return (
    <form className="pick-form" aria-labelledby={head} {...form}>
      <div className="ask">
        <p className="tag brand">
          <Check className="i" />
          {counted(round.ideas.length, 'idea')} handed in
        </p>
        <Head id={head}>First, you choose. Which two are your best?</Head>
        <p className="lead muted">
          No numbers yet. Judging your own ideas is a skill of its own, so you go first and the counting comes after.
        </p>
        <p className="problem" dir="auto">
          {shownText(round.problemText)}
        </p>
      </div>
      <fieldset>
        <legend className="sr">Your {counted(round.ideas.length, 'idea')}, pick up to two</legend>
        {round.ideas.map(({ text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
          <label className="pick" key={place}>
            <input
              type="checkbox"
              checked={picked.includes(place)}
              disabled={picked.length === most && !picked.includes(place)}
              onChange={() => toggle(place)}
            />
            <Drawing name={picked.includes(place) ? 'match-lit' : 'match-new'} />
            <span dir="auto">
              <span className="sr">Idea {numberOf(place)}: </span>
              {shownText(text)}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="row goes">
        <button type="submit" className="btn big" aria-disabled={picked.length === 0 || choose.isPending}>
          Show me <ArrowRight className="i" />
        </button>
        <button type="button" className="btn ghost" onClick={() => send([])}>
          Skip
        </button>
        <span className="muted num" role="status">
          {picked.length} of {most} picked
        </span>
      </div>
    </form>
  )
}

const upwards = (a: number, b: number) => a - b
