import { useDraft } from '../../writing/use-draft.ts'
import { draftName, openDraft } from './draft.ts'

/** The draft of a round, saved on the device while it changes. */
export const useRoundDraft = (owner: { userId: string; roundId: string }, slots: number) =>
  useDraft(draftName(owner), () => openDraft(owner, slots, Date.now()))

export type Drafted = ReturnType<typeof useRoundDraft>
