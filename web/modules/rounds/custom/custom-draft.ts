import { readJson } from '../../../pwa/device-storage.ts'
import { type Idea, isIdea, resizeToSlots } from '../writing/ideas.ts'
import { freshKey, hasKey, reopened, type SavedDraft, useDraft } from '../writing/use-draft.ts'

/** Stored on the device until it is handed in. */
export interface CustomDraft extends SavedDraft {
  problem: string
  ideas: Idea[]
}

/** Another prefix than that of rounds, whose drafts expire. */
const customDraftName = (userId: string): string => `firecrest:custom:${userId}`

export const useCustomDraft = (userId: string, slots: number) =>
  useDraft(customDraftName(userId), () => open(userId, slots))

export type DraftedCustom = ReturnType<typeof useCustomDraft>

function open(userId: string, slots: number): CustomDraft {
  const left = readJson(customDraftName(userId), isDraft)
  if (!left) return { problem: '', ideas: resizeToSlots([], slots), savedAt: Date.now(), ...freshKey() }
  return { ...reopened(left), ideas: resizeToSlots(left.ideas, slots) }
}

const isDraft = (draft: Partial<CustomDraft> | null): draft is CustomDraft =>
  typeof draft?.problem === 'string' &&
  typeof draft.savedAt === 'number' &&
  hasKey(draft) &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every(isIdea)
