import { capitalize, formatCount, ideaNumberOf, numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight } from 'lucide-react'
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import {
  favouritesLeadText,
  favouritesTitleOf,
  hasChoice,
  hasTechniqueQuestion,
  maxPicksOf,
} from './favourites-choice.ts'
import * as styles from './favourites-form.module.css'
import { type FinishedRound, useChooseFavourites } from './feedback.queries.ts'
import { consumeChoice, type FavouritesChoice, readChoice, saveChoice, wasFinishedHere } from './finish-state.ts'
import { MatchRow } from './match-row.tsx'
import { ResultHero } from './result-hero.tsx'
import { TechniqueQuestion } from './technique-question.tsx'

interface Props {
  round: Pick<FinishedRound, 'id' | 'problemText' | 'thinkerId' | 'form'> & {
    ideas: readonly { text: string }[]
  } & Partial<Pick<FinishedRound, 'withheld' | 'stage'>>
  Head: 'h1' | 'h2'
  /** The picks of before, where the question of the technique alone is left. */
  chosen?: readonly number[] | null | undefined
  isWaiting?: boolean
  /** Offline there are no numbers to show: the other way on. */
  otherWay?: ReactElement | null
  onChoice?: (choice: FavouritesChoice) => void
  /** The server has the answers that were given on this page. */
  onChosen?: () => void
}

/** Before any figure, so that it does not influence the choice; then, in its place, the question of the technique. */
export function FavouritesForm({ round, Head, chosen, isWaiting = false, otherWay, onChoice, onChosen }: Props) {
  const hasQuestion = hasTechniqueQuestion(round)
  const { choice, change, answer, isBusy } = useChoice(round.id, { chosen, isWaiting, onChoice, onChosen })
  const { picked } = choice
  const next = () => (hasQuestion ? change({ ...choice, isPicked: true }) : answer())
  const { form } = useForm({ isBusy, send: () => (picked.length > 0 || !hasChoice(round)) && next() })
  if (otherWay && choice.isSent) return <div className={styles.few}>{otherWay}</div>
  if (hasQuestion && (choice.isPicked || !hasChoice(round)))
    return (
      <TechniqueQuestion
        round={round}
        picked={picked}
        Head={Head}
        isFollowing={choice.isPicked ?? false}
        isBusy={isBusy}
        otherWay={otherWay}
        onAnswer={answer}
      />
    )
  if (!hasChoice(round))
    return (
      <form className={styles.few} {...form}>
        {otherWay ?? <NextButton hasQuestion={false} />}
      </form>
    )
  return (
    <form
      className={styles.pickForm}
      aria-label={favouritesTitleOf(round.ideas)}
      data-below={Head === 'h2' || undefined}
      {...form}
    >
      <ChoiceHead round={round} Head={Head} picked={picked} />
      <Ideas round={round} picked={picked} onPick={(picked) => change({ ...choice, picked })} />
      <div className="row goes" data-part="goes">
        {otherWay && !hasQuestion ? (
          otherWay
        ) : (
          <NextOrSkip
            hasQuestion={hasQuestion}
            missing={missingIn(picked, round.ideas)}
            onSkip={() => isBusy || next()}
          />
        )}
        <PickedStatus count={picked.length} of={maxPicksOf(round.ideas)} />
      </div>
    </form>
  )
}

const missingIn = (picked: readonly number[], ideas: readonly unknown[]) =>
  picked.length > 0 ? null : `Pick ${numberInWords(maxPicksOf(ideas))}`

function ChoiceHead({ round, Head, picked }: Pick<Props, 'round' | 'Head'> & { picked: readonly number[] }) {
  const title = favouritesTitleOf(round.ideas)
  const problem = (
    <p className={styles.problem} dir="auto">
      {sanitizeForDisplay(round.problemText)}
    </p>
  )
  if (Head === 'h2')
    return (
      <div>
        <h2>{title}</h2>
        <p className="muted">{favouritesLeadText}</p>
        {problem}
      </div>
    )
  return (
    <ResultHero
      title={title}
      sub={favouritesLeadText}
      matches={<MatchRow count={round.ideas.length} form={round.form} picks={picked} />}
    >
      {problem}
    </ResultHero>
  )
}

const PickedStatus = ({ count, of }: { count: number; of: number }) => (
  <span className={count > 0 ? undefined : 'sr'} role="status">
    {count > 0 && <span>{`${count} of ${of} picked`}</span>}
  </span>
)

interface NextOrSkipProps {
  hasQuestion: boolean
  missing: string | null
  onSkip: () => void
}

const NextOrSkip = ({ onSkip, ...next }: NextOrSkipProps) => (
  <>
    <NextButton {...next} />
    {next.missing && (
      <button type="button" className="link" onClick={onSkip}>
        Skip
      </button>
    )}
  </>
)

/** Says what is missing, until it leads on. */
const NextButton = ({ hasQuestion, missing = null }: { hasQuestion: boolean; missing?: string | null }) => (
  <Button type="submit" size="big" aria-disabled={missing !== null}>
    <span>{missing ?? (hasQuestion ? 'Next' : 'Show me')}</span>
    <ArrowRight className="i" />
  </Button>
)

interface ChoiceOptions {
  chosen: Props['chosen']
  isWaiting: boolean
  onChoice: Props['onChoice'] | undefined
  onChosen: Props['onChosen'] | undefined
}

/** What is answered before the server has the list goes along to the dashboard, and is sent from there. */
function useChoice(roundId: string, { chosen, isWaiting, onChoice, onChosen }: ChoiceOptions) {
  const [choice, setChoice] = useState(() =>
    chosen ? { picked: chosen, isPicked: true, isSent: false } : readChoice(roundId),
  )
  // What was answered on a page before this one leads nobody away from where they are.
  const isPressed = useRef(false)
  const choose = useChooseFavourites(roundId, () => {
    if (isPressed.current || wasFinishedHere(roundId)) onChosen?.()
  })
  const submit = ({ picked, techniqueLines }: FavouritesChoice) =>
    choose.mutate({ favourites: [...picked], ...(techniqueLines && { techniqueLines: [...techniqueLines] }) })
  const submitAnswered = useEffectEvent(submit)
  useEffect(() => {
    if (isWaiting) return
    const answered = consumeChoice(roundId)
    if (answered.isSent) submitAnswered(answered)
  }, [isWaiting, roundId])
  const change = (next: FavouritesChoice) => {
    setChoice(next)
    if (!isWaiting) return
    saveChoice(roundId, next)
    onChoice?.(next)
  }
  const answer = (techniqueLines?: readonly number[]) => {
    const answered = { ...choice, isSent: true, ...(techniqueLines && { techniqueLines }) }
    isPressed.current = true
    if (isWaiting) change(answered)
    else submit(answered)
  }
  return { choice, change, answer, isBusy: isWaiting ? choice.isSent : choose.isPending }
}

interface IdeasProps {
  round: Pick<Props['round'], 'ideas' | 'form'>
  picked: readonly number[]
  onPick: (picked: number[]) => void
}

function Ideas({ round: { ideas, form }, picked, onPick }: IdeasProps) {
  const maxPicks = maxPicksOf(ideas)
  function toggle(place: number) {
    const others = picked.filter((each) => each !== place)
    // Where one is asked for, another press moves it.
    const kept = maxPicks === 1 ? [] : picked
    onPick(others.length < picked.length ? others : [...kept, place].toSorted(upwards))
  }
  return (
    <fieldset>
      <legend className="sr">{`Your ${formatCount(ideas.length, form)}${maxPicks === 1 ? '' : ', pick up to two'}`}</legend>
      {ideas.map(({ text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
        <label className="choice" key={place}>
          <input
            className="cover"
            type="checkbox"
            checked={picked.includes(place)}
            disabled={maxPicks > 1 && picked.length === maxPicks && !picked.includes(place)}
            onChange={() => toggle(place)}
          />
          <b aria-hidden="true">{ideaNumberOf(place)}</b>
          <span dir="auto">
            <span className="sr">{`${capitalize(form)} ${ideaNumberOf(place)}: `}</span>
            {sanitizeForDisplay(text)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const upwards = (a: number, b: number) => a - b

/** After the last answer the headline of the result takes the focus of its buttons. */
export function useFocusOnceChosen(asks: boolean, wasJustAsked = false) {
  const [didAsk, setDidAsk] = useState(asks || wasJustAsked)
  if (asks && !didAsk) setDidAsk(true)
  return useFocusIfLost<HTMLHeadingElement>(didAsk && !asks)
}
