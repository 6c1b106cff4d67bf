import { guessProblemForm, type ProblemForm, problemForms } from '@app/domain/rounds/problem-form'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { trimText } from '@app/domain/text/text'
import { useEffect } from 'react'
import { readLocalJson } from '../../../device/local-storage.ts'
import { useNavigation } from '../../../router/navigation.ts'
import type { PracticeDraft } from '../practice.tsx'
import { type Idea, isIdea, resizeToSlots, useBoxesForSlots } from '../writing/ideas.ts'
import {
  createIdempotencyKey,
  isValidKeyState,
  type SavedDraft,
  useDraft,
  withUnusedKey,
} from '../writing/use-draft.ts'

export interface CustomDraft extends SavedDraft, Pick<PracticeDraft, 'knownThinkerId' | 'isStepDropped'> {
  problem: string
  /** Until somebody chooses, the words of the problem say it. */
  form?: ProblemForm | undefined
  ideas: Idea[]
  /** Until somebody chooses, that of the path. */
  thinkerId?: ThinkerId
}

export const formOf = ({ form, problem }: Pick<CustomDraft, 'form' | 'problem'>): ProblemForm =>
  form ?? guessProblemForm(problem)

/** Another prefix than that of rounds, whose drafts expire. */
const customDraftName = (userId: string): string => `firecrest:custom:${userId}`

export function useCustomDraft(userId: string, slots: number) {
  const { place, go } = useNavigation()
  const roundDraft = useBoxesForSlots(
    useDraft(customDraftName(userId), () => withShared(open(userId, slots), sharedText(place.search))),
    slots,
  )
  // A reload must not add the text once more.
  useEffect(() => {
    if (sharedText(place.search)) go('/custom-problem', { replace: true })
  }, [place.search, go])
  return roundDraft
}

export type CustomDraftState = ReturnType<typeof useCustomDraft>

function open(userId: string, slots: number): CustomDraft {
  const left = readLocalJson(customDraftName(userId), isDraft)
  if (!left) return { problem: '', ideas: resizeToSlots([], slots), savedAt: Date.now(), ...createIdempotencyKey() }
  return { ...withUnusedKey(left), ideas: resizeToSlots(left.ideas, slots) }
}

/** What another app shares, by the names of the manifest. */
function sharedText(search: string): string {
  const params = new URLSearchParams(search)
  return ['title', 'text', 'link'].flatMap((name) => trimText(params.get(name) ?? '') || []).join('\n')
}

const withShared = (draft: CustomDraft, shared: string): CustomDraft =>
  shared ? { ...draft, problem: [draft.problem.trimEnd(), shared].filter(Boolean).join('\n') } : draft

const isDraft = (draft: Partial<CustomDraft> | null): draft is CustomDraft =>
  typeof draft?.problem === 'string' &&
  (!draft.form || problemForms.includes(draft.form)) &&
  (!draft.thinkerId || thinkerIds.includes(draft.thinkerId)) &&
  typeof draft.savedAt === 'number' &&
  isValidKeyState(draft) &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every(isIdea)
