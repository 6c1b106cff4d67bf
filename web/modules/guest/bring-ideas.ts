import { capitalize } from '@app/domain/text/number-words'
import type { QueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { isRefused, showError } from '../../api/api-error.ts'
import { cacheUser, userQuery } from '../../api/session.ts'
import {
  clearGuestIdea,
  countGuestIdeas,
  type GuestIdea,
  listGuestIdeas,
  readGuestIdea,
} from '../../device/guest-idea.ts'
import type { Navigation } from '../../router/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { cacheUnlocked, markDayDoneInCache } from '../rounds/submission/cache-submission.ts'

export const claimGuestIdeas = (idea: GuestIdea) => {
  const { problem, thinkerId } = idea
  // A guest has seen the rule of the thinker.
  const practice = { stage: 1, opener: null, stepId: null } as const
  return api.claimGuest({ body: { problemId: problem.id, solutions: listGuestIdeas(idea), thinkerId, practice } })
}

export const keptMessage = { title: 'Kept', text: 'Added to your streak.' }

/** The toast that says so stands, on whichever screen. */
let isComing = false

/** They are sent once the toast has gone: until then its press takes back what nobody has seen yet. */
export function bringGuestIdeas(cache: QueryClient, go: Navigation['go']) {
  const idea = readGuestIdea(Date.now())
  if (!idea || isComing) return
  isComing = true
  const owner = cache.getQueryData(userQuery.queryKey)?.id
  const ideas = countGuestIdeas(listGuestIdeas(idea).length, idea.form)
  showToast({
    title: `Keeping Your ${ideas.replace(/[a-z]+/, capitalize)}`,
    text: 'They’ll count towards your streak.',
    durationMs: 8_000,
    action: { label: 'Undo', onPress: clearGuestIdea },
    onClosed: () => {
      isComing = false
      if (cache.getQueryData(userQuery.queryKey)?.id === owner) void sendIdeas(cache, go)
    },
  })
}

const finalRefusals = ['round_not_found', 'already_claimed', 'visit_day_taken', 'visit_too_old'] as const

/** No card comes and nothing moves under a press: from the dashboard the finished session is a press away. */
async function sendIdeas(cache: QueryClient, go: Navigation['go']) {
  const idea = readGuestIdea(Date.now())
  if (!idea) return
  try {
    const { user, round, newAchievements } = await claimGuestIdeas(idea)
    cacheUser(cache, user)
    markDayDoneInCache(cache, round.day)
    cacheUnlocked(cache, newAchievements)
    for (const name of ['achievementProgress', 'album'] as const)
      void cache.invalidateQueries({ queryKey: queryKey(name) })
    for (const name of ['latestRound', 'streakSummary'] as const)
      void cache.invalidateQueries({ queryKey: queryKey(name), refetchType: 'none' })
    if (location.pathname === '/')
      showToast({ ...keptMessage, action: { label: 'See Them', onPress: () => go(`/rounds/${round.id}`) } })
  } catch (error) {
    // After any other failure the next dashboard tries again.
    if (!isRefused(error, ...finalRefusals)) return
    showError(error)
  }
  clearGuestIdea()
}
