import { trimmed } from '@app/domain/text/text'
import { useEffect } from 'react'
import { readJson } from '../../../device/local-storage.ts'
import { useNavigation } from '../../../router/navigation.ts'
import { type Idea, isIdea, resizeToSlots } from '../writing/ideas.ts'
import { freshKey, hasKey, reopened, type SavedDraft, useDraft } from '../writing/use-draft.ts'

export interface CustomDraft extends SavedDraft {
  problem: string
  ideas: Idea[]
}

/** Another prefix than that of rounds, whose drafts expire. */
const customDraftName = (userId: string): string => `firecrest:custom:${userId}`

export function useCustomDraft(userId: string, slots: number) {
  const { place, go } = useNavigation()
  const drafted = useDraft(customDraftName(userId), () => withShared(open(userId, slots), sharedText(place.search)))
  // A reload must not add the text once more.
  useEffect(() => {
    if (sharedText(place.search)) go('/custom-problem', { replace: true })
  }, [place.search, go])
  return drafted
}

export type DraftedCustom = ReturnType<typeof useCustomDraft>

function open(userId: string, slots: number): CustomDraft {
  const left = readJson(customDraftName(userId), isDraft)
  if (!left) return { problem: '', ideas: resizeToSlots([], slots), savedAt: Date.now(), ...freshKey() }
  return { ...reopened(left), ideas: resizeToSlots(left.ideas, slots) }
}

/** What another app shares, by the names of the manifest. */
function sharedText(search: string): string {
  const params = new URLSearchParams(search)
  return ['title', 'text', 'link'].flatMap((name) => trimmed(params.get(name) ?? '') || []).join('\n')
}

const withShared = (draft: CustomDraft, shared: string): CustomDraft =>
  shared ? { ...draft, problem: [draft.problem.trimEnd(), shared].filter(Boolean).join('\n') } : draft

const isDraft = (draft: Partial<CustomDraft> | null): draft is CustomDraft =>
  typeof draft?.problem === 'string' &&
  typeof draft.savedAt === 'number' &&
  hasKey(draft) &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every(isIdea)
