import { shownText } from '@app/domain/text/text'
import { ArrowRight, Check } from 'lucide-react'
import { useId, useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { type FinishedRound, useChooseFavourites } from './feedback.queries.ts'
import { counted, numberOf } from './numbering.ts'
import * as styles from './pick-form.module.css'

const most = 2

export const pickWords = {
  head: 'First, you choose. Which two are your best?',
  lead: 'No numbers yet. Judging your own ideas is a skill of its own, so you go first and the counting comes after.',
}

interface Props {
  round: Pick<FinishedRound, 'id' | 'problemText'> & { ideas: readonly { text: string }[] }
  Head: 'h1' | 'h2'
  isWaiting?: boolean
}

/** Before any figure, so that it does not influence the choice. */
export function PickForm({ round, Head, isWaiting = false }: Props) {
  const head = useId()
  const [picked, setPicked] = useState<readonly number[]>([])
  const choose = useChooseFavourites(round.id)
  const send = (favourites: readonly number[]) => choose.isPending || choose.mutate([...favourites])
  const toggle = (place: number) =>
    setPicked(picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place].toSorted(upwards))

  const { form } = useForm({ isBusy: isWaiting || choose.isPending, send: () => picked.length > 0 && send(picked) })

  return (
    <form className={styles.pickForm} aria-labelledby={head} {...form}>
      <div>
        <p className={`${tag.tag} ${tag.brand}`}>
          {!isWaiting && <Check className={layout.i} />}
          <span>{`${counted(round.ideas.length, 'idea')} ${isWaiting ? 'on the way' : 'handed in'}`}</span>
        </p>
        <Head id={head}>{pickWords.head}</Head>
        <p className={`${layout.lead} ${styles.lead} ${layout.muted}`}>{pickWords.lead}</p>
        <p className={styles.problem} dir="auto">
          {shownText(round.problemText)}
        </p>
      </div>
      <Ideas ideas={round.ideas} isWaiting={isWaiting} picked={picked} onToggle={toggle} />
      <div className={`${layout.row} ${styles.goes}`} data-part="goes">
        <button
          type="submit"
          className={`${buttons.btn} ${buttons.big} ${styles.big}`}
          aria-disabled={isWaiting || picked.length === 0 || choose.isPending}
        >
          Show me <ArrowRight className={layout.i} />
        </button>
        <button
          type="button"
          className={`${buttons.btn} ${buttons.ghost}`}
          aria-disabled={isWaiting}
          onClick={() => isWaiting || send([])}
        >
          Skip
        </button>
        <span className={`${layout.muted} ${layout.num}`} role="status">
          {`${picked.length} of ${most} picked`}
        </span>
      </div>
    </form>
  )
}

interface IdeasProps extends Required<Pick<Props, 'isWaiting'>> {
  ideas: Props['round']['ideas']
  picked: readonly number[]
  onToggle: (place: number) => void
}

const Ideas = ({ ideas, isWaiting, picked, onToggle }: IdeasProps) => (
  <fieldset>
    <legend className={layout.sr}>Your {counted(ideas.length, 'idea')}, pick up to two</legend>
    {ideas.map(({ text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <label className={styles.pick} key={place}>
        <input
          type="checkbox"
          checked={picked.includes(place)}
          disabled={isWaiting || (picked.length === most && !picked.includes(place))}
          onChange={() => onToggle(place)}
        />
        <Drawing name={picked.includes(place) ? 'match-lit' : 'match-new'} />
        <span dir="auto">
          <span className={layout.sr}>Idea {numberOf(place)}: </span>
          {shownText(text)}
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
