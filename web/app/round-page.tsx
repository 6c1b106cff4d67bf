import { RoundScreen } from '../modules/feedback/round-screen.tsx'
import { LitCard } from '../modules/streak/lit-card.tsx'

/** A round, with what its day did for the streak. */
export const RoundPage = () => <RoundScreen Lit={LitCard} />
