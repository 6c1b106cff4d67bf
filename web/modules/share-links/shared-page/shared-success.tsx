import { createShareCard } from '@app/domain/share-links/share-card'
import { numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { type ComponentProps, useMemo } from 'react'
import { SymbolDrawing } from '../../../ui/symbols.tsx'
import { Benefits, GuestResult, SignUpLink, SuccessBox, useTrackPromptSeen } from '../../guest/success-view.tsx'
import { CardPicture } from '../card-picture.tsx'
import type { SharedProblemOutcome, SharedProblemTurn, SharedView } from './use-shared-problem.ts'
import * as styles from './visit.module.css'

interface Props {
  shared: SharedView
  turn: SharedProblemTurn
  /** The id of the heading, which gets the focus. */
  head: string
}

/** What both wrote, side by side, before anything of an account; without the card of a friend the ordinary success. */
export function SharedSuccess({ shared, turn: { outcome, ideas, isSignedIn, isSeenBefore, track }, head }: Props) {
  useTrackPromptSeen(isSeenBefore ? countNothing : track)
  const theirs = outcome?.shared ?? null
  return (
    <SuccessBox className={theirs ? styles.win : `${styles.win} ${styles.alone}`}>
      <div className={styles.praise}>
        <span className={styles.bird} aria-hidden="true">
          <SymbolDrawing name="bird" />
        </span>
        <h1 id={head} tabIndex={-1}>
          Fantastic Work!
        </h1>
      </div>
      {theirs && <BothCards shared={shared} ideas={ideas.length} {...theirs} />}
      <div className={styles.own}>
        <GuestResult ideas={ideas} result={outcome} />
        {isSignedIn ? (
          <Home ideas={ideas.length} />
        ) : (
          <SignUp ideas={ideas.length} form={outcome?.form} track={track} />
        )}
      </div>
    </SuccessBox>
  )
}

const countNothing = () => undefined

const SignUp = (props: ComponentProps<typeof SignUpLink>) => (
  <>
    <Benefits />
    <SignUpLink {...props} />
    <a className={`link ${styles.later}`} href="/">
      Maybe Later
    </a>
  </>
)

const Home = ({ ideas }: { ideas: number }) => (
  <>
    <p>{ideas === 1 ? 'You can keep your idea in your account.' : 'You can keep your ideas in your account.'}</p>
    <a className="btn big" href="/">
      Back to My Day
    </a>
  </>
)

type Theirs = NonNullable<SharedProblemOutcome['shared']>

function BothCards({ shared, ideas, card, idea }: Theirs & { shared: SharedView; ideas: number }) {
  const { problem, thinkerId } = shared
  const own = useMemo(
    () => createShareCard({ score: null, favourites: null, ideas, thinkerId, streak: 0 }),
    [ideas, thinkerId],
  )
  return (
    <div className={styles.cards}>
      <section aria-labelledby="their-card">
        <h2 id="their-card">Your friend’s card</h2>
        <CardPicture shape="tall" problemText={problem.text} card={card} idea={null} />
      </section>
      <section aria-labelledby="own-card">
        <h2 id="own-card">Your card</h2>
        <CardPicture shape="tall" problemText={problem.text} card={own} idea={null} />
      </section>
      {idea !== null && (
        <div className={styles.below}>
          <p className={styles.small}>{chosenWords(card.matches.length)}</p>
          <p className={styles.idea} dir="auto">
            {sanitizeForDisplay(idea)}
          </p>
        </div>
      )}
      {card.best !== null && card.matches.length > 1 && (
        <p className={`${styles.small} ${styles.below} muted`}>
          {`The bird marks their pick: no. ${card.best + 1} of ${card.matches.length}.`}
        </p>
      )}
    </div>
  )
}

const chosenWords = (count: number) =>
  count === 1 ? 'Their only idea' : `The idea they chose to show, one of ${numberInWords(count)}`
