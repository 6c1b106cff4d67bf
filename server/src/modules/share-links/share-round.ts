import { randomBytes } from 'node:crypto'
import type { Body, Reply } from '@app/contract/calls'
import { sharedProblemPath } from '@app/contract/routes'
import { canFitShareCard, createShareCard, shareLinkLifetimeDays } from '@app/domain/share-links/share-card'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { loadFinishedRound } from '../rounds/finished-round.ts'
import { loadStreakLength } from '../streak/current-streak.ts'
import { isShareable } from './is-shareable.ts'
import { countReportedLinks, findProblemOfRound, saveShareLink } from './share-links.queries.ts'

export interface ShareLinksDeps extends CallDeps, TransactionDeps {
  now(): Date
}

type ShareLink = Reply<'shareRound'>

const dayMs = 24 * 3_600_000

/** Small letters and figures that nobody takes for one another. */
const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/**
 * 80 bits: with a million open links somebody who guesses has one hit in 2^60 tries. Stored as it is, because its author
 * sees and copies it again, and because it opens nothing but what they sent out themselves.
 */
const createLinkCode = () => [...randomBytes(16)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')

/** A card holds the streak of the moment; everything else on it is of the round, which never changes. */
export async function shareRound(deps: ShareLinksDeps, person: Person, roundId: string, { idea }: Body<'shareRound'>) {
  const { db } = deps
  const now = deps.now()
  const round = await loadFinishedRound(db, person, roundId)
  const [{ problemId } = { problemId: null }] = await findProblemOfRound(db, { roundId, userId: person.id })
  if (problemId === null) throw new AppError('own_problem_not_shared')
  const chosen = idea === null ? null : round.ideas[idea]?.text
  if (chosen === undefined) throw new AppError('no_such_idea')
  if (chosen !== null && !canFitShareCard(chosen)) throw new AppError('idea_too_long_to_share')
  if (chosen !== null && !isShareable(chosen)) throw new AppError('not_shareable')
  const { score, favourites, thinkerId, ideas, problemText } = round
  if (score?.withheld) throw new AppError('not_shareable')
  const streak = await loadStreakLength(db, person, now)
  const card = createShareCard({ score, favourites, thinkerId, ideas: ideas.length, streak })
  const link = { code: createLinkCode(), userId: person.id, roundId, problemId, card, idea: chosen, now }
  const [saved] = await saveShareLink(db, link)
  if (!saved) throw new Error('The link was not saved.')
  return toShareLinkView(deps, { ...saved, roundId, problemText })
}

type StoredLink = Omit<ShareLink, 'link' | 'endsAt'> & { sharedAt: Date }

export const toShareLinkView = (
  { publicUrl }: Pick<ShareLinksDeps, 'publicUrl'>,
  { sharedAt, ...link }: StoredLink,
): ShareLink => ({
  ...link,
  link: new URL(`${sharedProblemPath}${link.id}`, publicUrl).href,
  endsAt: new Date(sharedAt.getTime() + shareLinkLifetimeDays * dayMs).toISOString(),
})

export async function countLinksInReview({ db }: Pick<ShareLinksDeps, 'db'>) {
  const [counted] = await countReportedLinks(db)
  return counted ?? { total: 0, oldest: null }
}
