import { agreementSentence } from '@app/domain/opinion/calibration'
import { ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { type FinishedRound, updateCachedRound } from './feedback.queries.ts'
import * as styles from './opinion-card.module.css'

type Opinion = NonNullable<FinishedRound['opinion']>
type Rated = Opinion['ideas'][number]

const flagWords: Record<Rated['flag'], string | null> = {
  none: null,
  unsafe: 'could hurt someone',
  'personal-data': 'mentions a person',
  abusive: 'insults someone',
  'not-language': 'no words it can read',
}

export function OpinionCard({ round }: { round: FinishedRound }) {
  const { error, isPending, mutate } = useRoundOpinion(round.id)
  const { opinion } = round
  return (
    <section
      className={`card ${styles.opinion}`}
      data-part="opinion"
      aria-labelledby="opinion-head"
      aria-busy={isPending}
    >
      <h2 id="opinion-head">AI opinion</h2>
      <div aria-live="polite">
        {opinion && <Ratings opinion={opinion} ideas={round.ideas} />}
        {!opinion && <p className="muted">{isPending ? asking : offer}</p>}
        {error && (
          <p className="note warn">
            <TriangleAlert className="i" />
            <span>{errorMessage(error, 'The model didn’t respond. Try again later.')}</span>
          </p>
        )}
      </div>
      {!opinion && (
        <Button kind="line" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? 'Asking…' : 'Ask AI'}
        </Button>
      )}
    </section>
  )
}

const asking = 'This takes about half a minute.'
const offer = 'An AI model gets the problem and your ideas, without your name.'

function Ratings({
  opinion: { ideas: rated, model, at, agreement },
  ideas,
}: {
  opinion: Opinion
  ideas: FinishedRound['ideas']
}) {
  const groups = new Set(rated.map(({ group }) => group).filter(Boolean))
  return (
    <>
      <p className="muted">
        The AI rated each idea twice, from 0 to 5.
        {rated.some(({ unsure }) => unsure) && <span> If its ratings differ by more than 1, it isn’t sure.</span>}
        {groups.size > 1 && <span>{` The AI found ${groups.size} directions.`}</span>}
      </p>
      <ol>
        {ideas.map(({ text }, place) => {
          const idea = rated[place]
          // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
          return idea && <Idea key={place} text={text} place={place} idea={idea} />
        })}
      </ol>
      <p className="muted">
        AI opinion ({model}, {formatDate(at, 'some day')}). It can be wrong. Your score won’t change.{' '}
        {agreementSentence(agreement ?? null)}
      </p>
    </>
  )
}

function Idea({ text, place, idea }: { text: string; place: number; idea: Rated }) {
  const remarks = [idea.why, idea.sameAs !== null && `Same as no. ${ideaNumberOf(idea.sameAs)}.`].filter(Boolean)
  const warning = flagWords[idea.flag]
  return (
    <li>
      <span className={`${styles.k} num`}>{ideaNumberOf(place)}</span>
      <div dir="auto">
        {sanitizeForDisplay(text)}
        {remarks.length > 0 && <small>{sanitizeForDisplay(remarks.join(' '))}</small>}
      </div>
      <p className="row">
        {idea.group && <span className="tag">{sanitizeForDisplay(idea.group)}</span>}
        {idea.unsure && <span className="tag brand">unsure</span>}
        {warning && <span className="tag brand">{warning}</span>}
      </p>
      <dl>
        <Rating name="Unusual" value={idea.originality} />
        <Rating name="Fit" value={idea.fit} />
        <Rating name="Detail" value={idea.detail} />
      </dl>
    </li>
  )
}

const Rating = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="num">{value}</b>
      <span className="sr"> of 5</span>
      <span className={styles.meter} aria-hidden="true">
        <i style={{ width: `${value * 20}%` }} />
      </span>
    </dd>
  </div>
)

function useRoundOpinion(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.roundOpinion({ params: { id } }),
    onSuccess: (opinion) => updateCachedRound(cache, id, (round) => ({ ...round, opinion })),
  })
}
