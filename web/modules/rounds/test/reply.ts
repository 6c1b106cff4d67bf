import type { Reply } from '@app/contract/calls'
import { ada } from '../../../test/server.ts'

/** What a server answers to a submission. */
export const replyTo = (round: Partial<Reply<'finishedRound'>> = {}, user = ada): Reply<'submitSolutions'> => ({
  user,
  newAchievements: [],
  notCounted: null,
  feedback: round.feedback ?? null,
  round: {
    id: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
    kind: 'daily',
    day: '2026-11-21',
    notCounted: null,
    finishedAt: '2026-11-21T12:00:00.000Z',
    problemText: 'How could strangers waiting at the same stop make the wait pleasant?',
    category: 'Getting around',
    difficulty: 'medium',
    thinkerId: null,
    form: 'idea',
    withheld: null,
    stage: null,
    techniqueLines: null,
    ink: null,
    coach: null,
    slots: 3,
    ideas: [{ text: 'A bench', method: 'text', toTry: false }],
    feedback: null,
    opinion: null,
    otherLists: [],
    secondLook: [],
    canLookAgain: false,
    ...round,
  },
})
