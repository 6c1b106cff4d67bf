import { numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { ComponentProps } from 'react'
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

/** The ordinary success, and beside it the card of whoever shared the problem, while there is one. */
export function SharedSuccess({ shared, turn: { outcome, ideas, isSignedIn, isSeenBefore, track }, head }: Props) {
  useTrackPromptSeen(isSeenBefore ? countNothing : track)
  return (
    <div className={styles.win} data-alone={outcome?.shared ? undefined : ''}>
      <SuccessBox className={styles.praise}>
        <span className={styles.bird} aria-hidden="true">
          <SymbolDrawing name="bird" />
        </span>
        <h1 id={head} tabIndex={-1}>
          Fantastic Work!
        </h1>
        <GuestResult ideas={ideas} result={outcome} />
        {isSignedIn ? (
          <Home ideas={ideas.length} />
        ) : (
          <SignUp ideas={ideas.length} form={outcome?.form} track={track} />
        )}
      </SuccessBox>
      {outcome?.shared && <TheirCard problemText={shared.problem.text} {...outcome.shared} />}
    </div>
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
    <a className={`btn big ${styles.start}`} href="/">
      Back to My Day
    </a>
  </>
)

type Theirs = NonNullable<SharedProblemOutcome['shared']> & { problemText: string }

const TheirCard = ({ problemText, card, idea }: Theirs) => (
  <section className={styles.theirs} aria-labelledby="their-card">
    <h2 id="their-card">Your friend’s card</h2>
    <CardPicture shape="wide" problemText={problemText} card={card} idea={null} />
    {idea !== null && (
      <div>
        <p className={styles.small}>{chosenWords(card.matches.length)}</p>
        <p className={styles.idea} dir="auto">
          {sanitizeForDisplay(idea)}
        </p>
      </div>
    )}
    {card.best !== null && card.matches.length > 1 && (
      <p className={`${styles.small} muted`}>
        {`The bird marks their pick: no. ${card.best + 1} of ${card.matches.length}.`}
      </p>
    )}
  </section>
)

const chosenWords = (count: number) =>
  count === 1 ? 'Their one idea' : `The idea they chose to show, one of ${numberInWords(count)}`
