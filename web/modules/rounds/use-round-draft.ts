import { draftName, openDraft } from './draft.ts'
import { useDraft } from './writing/use-draft.ts'

/** The draft of a round, saved on the device while it changes. */
export const useRoundDraft = (owner: { userId: string; roundId: string }, slots: number) =>
  useDraft(draftName(owner), () => openDraft(owner, slots, Date.now()))

export type Drafted = ReturnType<typeof useRoundDraft>
