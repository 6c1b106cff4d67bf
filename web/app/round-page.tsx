import { RoundScreen } from '../features/feedback/round-screen.tsx'
import { LitCard } from '../features/progress/lit-card.tsx'

/** A round, with what its day did for the streak. */
export const RoundPage = () => <RoundScreen Lit={LitCard} />
