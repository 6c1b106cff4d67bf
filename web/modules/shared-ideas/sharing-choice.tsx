import { numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ReactElement, type RefObject, useId, useState } from 'react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { FailedLine } from './failed-line.tsx'
import { OwnSharedIdea } from './own-shared-idea.tsx'
import { type ChosenIdea, type SharingChoice as Own, useShareIdea } from './shared-ideas.queries.ts'
import * as styles from './sharing-choice.module.css'

interface Props {
  round: string
  ideas: readonly { text: string }[]
  /** The places of the own picks. */
  picks: readonly number[]
  own: Own
}

/** Whether others may see one idea of this session: none, until somebody says so. */
export function SharingChoiceForm(props: Props) {
  const { chosen, offer, places } = props.own
  const [wasChosen] = useState(chosen !== null)
  const [isChoosing, setChoosing] = useState(!wasChosen)
  const share = useShareIdea(props.round, props.own)
  const parts = { ...props, share }
  if (chosen && !isChoosing)
    return <OwnSharedIdea {...parts} chosen={chosen} onChooseAnother={() => setChoosing(true)} />
  return (offer !== 'no' || wasChosen) && places.length > 0 && <Choosing {...parts} isReplacing={wasChosen} />
}

interface ChoosingProps extends Omit<Props, 'round'> {
  share: ReturnType<typeof useShareIdea>
  /** What others see stood in its place. */
  isReplacing: boolean
}

function Choosing({ ideas, picks, own, share, isReplacing }: ChoosingProps) {
  const head = useId()
  const current = useFocusIfLost<HTMLInputElement>(isReplacing)
  const chosen = own.chosen?.place ?? null
  // With one or two ideas there was no choice of the best ones.
  const first = ideas.length > 2 ? picks.filter((place) => own.places.includes(place)) : own.places
  const others = own.places.filter((place) => !first.includes(place))
  const row = (place: number | null): ReactElement => (
    <Choice
      key={place ?? 'none'}
      name={head}
      place={place}
      text={place === null ? 'Keep them all private' : (ideas[place]?.text ?? '')}
      current={place === chosen ? current : undefined}
      onChoose={() => share.mutate(place)}
    />
  )
  return (
    <section className={`card ${styles.own} onBlock`} data-offer={own.offer} aria-labelledby={head}>
      <div>
        <h2 id={head}>Share one without your name?</h2>
        <ul>
          <li>Only people who solved this problem can see the idea and your thinker.</li>
          <li>We’ll read it first. You can take it back any time, here or in settings.</li>
        </ul>
      </div>
      <div>
        <fieldset className={styles.choices}>
          <legend className="sr">Idea to share</legend>
          {row(null)}
          {first.map(row)}
          {others.length > 0 && (
            <details open={others.includes(chosen ?? -1)}>
              <summary>
                <ChevronDown className="i" />
                <span>{`${first.length > 0 ? 'More of' : 'Choose from'} the ${numberInWords(ideas.length)}`}</span>
              </summary>
              <div className={styles.choices}>{others.map(row)}</div>
            </details>
          )}
        </fieldset>
        <Status own={own} />
        <FailedLine error={share.error} />
      </div>
    </section>
  )
}

interface ChoiceProps {
  name: string
  place: number | null
  text: string
  /** There for the one that is chosen. */
  current: RefObject<HTMLInputElement | null> | undefined
  onChoose: () => void
}

const Choice = ({ name, place, text, current, onChoose }: ChoiceProps) => (
  <label className="choice" data-none={place === null || undefined}>
    <input
      className="cover"
      type="radio"
      name={name}
      ref={current}
      checked={current !== undefined}
      onChange={onChoose}
    />
    <SymbolDrawing name={place === null ? 'match-wait' : current ? 'match-lit' : 'match-new'} />
    <span dir="auto">
      <span className="sr">{place === null ? '' : `Idea ${place + 1}: `}</span>
      <span>{sanitizeForDisplay(text)}</span>
    </span>
  </label>
)

const Status = ({ own: { chosen } }: { own: Own }) => (
  <p className={styles.status} role="status">
    {chosen ? <Eye className="i" /> : <EyeOff className="i" />}
    <span>{chosen ? statusOf(chosen) : 'Your ideas stay private.'}</span>
  </p>
)

export function statusOf({ place, state }: ChosenIdea): string {
  if (state === 'hidden') return `Idea ${place + 1} is hidden because people reported it.`
  if (state === 'in_review') return `We’ll read idea ${place + 1} first. Then others can see it.`
  return `Others can see idea ${place + 1}.`
}
