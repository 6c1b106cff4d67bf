import { formatCount, ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight, Check } from 'lucide-react'
import { type ReactElement, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { hasChoice } from './favourites-choice.ts'
import * as styles from './favourites-form.module.css'
import { type FinishedRound, useChooseFavourites } from './feedback.queries.ts'
import { consumeChoice, type FavouritesChoice, readChoice, saveChoice } from './finish-state.ts'

const most = 2

export const favouritesFormTexts = {
  head: 'First, you choose. Which two are your best?',
  lead: 'No numbers yet. Judging your own ideas is a skill of its own, so you go first and the counting comes after.',
}

interface Props {
  round: Pick<FinishedRound, 'id' | 'problemText'> & { ideas: readonly { text: string }[] }
  Head: 'h1' | 'h2'
  isWaiting?: boolean
  /** Without network there are no numbers to show: the other way on. */
  otherWay?: ReactElement | null
  onChoice?: (choice: FavouritesChoice) => void
}

/** Before any figure, so that it does not influence the choice. Of one or two ideas there is none. */
export function FavouritesForm({ round, Head, isWaiting = false, otherWay, onChoice }: Props) {
  const head = useId()
  const choice = useChoice(round.id, isWaiting, onChoice)
  const { picked } = choice
  const { form } = useForm({ isBusy: choice.isBusy, send: choice.send })
  if (!hasChoice(round))
    return (
      <form className={styles.few} {...form}>
        {otherWay ?? <ShowMe />}
      </form>
    )
  return (
    <form className={styles.pickForm} aria-labelledby={head} data-below={Head === 'h2' || undefined} {...form}>
      <div>
        {Head === 'h1' && (
          <p className="tag brand">
            <Check className="i" />
            <span>{`${formatCount(round.ideas.length, 'idea')} handed in`}</span>
          </p>
        )}
        <Head id={head}>{favouritesFormTexts.head}</Head>
        <p className="lead muted">{favouritesFormTexts.lead}</p>
        <p className={styles.problem} dir="auto">
          {sanitizeForDisplay(round.problemText)}
        </p>
      </div>
      <Ideas ideas={round.ideas} picked={picked} onToggle={choice.toggle} />
      <div className={`row ${styles.goes}`} data-part="goes">
        {otherWay ?? <ShowMe isWithout={picked.length === 0} />}
        <span className="muted num" role="status">
          {`${picked.length} of ${most} picked`}
        </span>
      </div>
    </form>
  )
}

const ShowMe = ({ isWithout = false }: { isWithout?: boolean }) => (
  <Button type="submit" size="big" kind={isWithout ? 'line' : undefined}>
    <span>{isWithout ? 'Show me, without choosing' : 'Show me'}</span>
    <ArrowRight className="i" />
  </Button>
)

/** What is chosen before the server has the list goes along to the dashboard, and is sent from there. */
function useChoice(roundId: string, isWaiting: boolean, onChoice: Props['onChoice']) {
  const [choice, setChoice] = useState(() => readChoice(roundId))
  const { picked } = choice
  const choose = useChooseFavourites(roundId)
  const submit = () => choose.mutate([...picked])
  const submitChosen = useEffectEvent(submit)
  useEffect(() => {
    if (!isWaiting && consumeChoice(roundId).isSent) submitChosen()
  }, [isWaiting, roundId])
  const change = (next: FavouritesChoice) => {
    setChoice(next)
    if (!isWaiting) return
    saveChoice(roundId, next)
    onChoice?.(next)
  }
  const toggle = (place: number) => {
    const others = picked.filter((each) => each !== place)
    change({ ...choice, picked: others.length < picked.length ? others : [...picked, place].toSorted(upwards) })
  }
  const send = () => (isWaiting ? change({ picked, isSent: true }) : submit())
  return { picked, toggle, send, isBusy: isWaiting ? choice.isSent : choose.isPending }
}

interface IdeasProps {
  ideas: Props['round']['ideas']
  picked: readonly number[]
  onToggle: (place: number) => void
}

const Ideas = ({ ideas, picked, onToggle }: IdeasProps) => (
  <fieldset>
    <legend className="sr">Your {formatCount(ideas.length, 'idea')}, pick up to two</legend>
    {ideas.map(({ text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <label className="choice" key={place}>
        <input
          className="cover"
          type="checkbox"
          checked={picked.includes(place)}
          disabled={picked.length === most && !picked.includes(place)}
          onChange={() => onToggle(place)}
        />
        <SymbolDrawing name={picked.includes(place) ? 'match-lit' : 'match-new'} />
        <span dir="auto">
          <span className="sr">Idea {ideaNumberOf(place)}: </span>
          {sanitizeForDisplay(text)}
        </span>
      </label>
    ))}
  </fieldset>
)

const upwards = (a: number, b: number) => a - b

/** After the choice the heading of the figures takes the focus of its buttons. */
export function useFocusOnceChosen(asks: boolean) {
  const [didAsk] = useState(asks)
  return useFocusIfLost<HTMLHeadingElement>(didAsk && !asks)
}
