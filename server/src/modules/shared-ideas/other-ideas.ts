import { createHmac } from 'node:crypto'
import type { Reply } from '@app/contract/calls'
import { type Day, dayAt } from '@app/domain/day/day'
import { chooseIdeas, type IdeaRole, ideaRoles } from '@app/domain/shared-ideas/choose-ideas'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { bankProblemId } from '../problems/problem-bank.ts'
import { findOtherIdeas, insertShownIdeas, type ShownIdea } from './idea-pool.queries.ts'
import { lockOwnRound, markSharingAsked } from './share-idea.queries.ts'
import { type SharedIdeasDeps, toSharingChoice } from './share-idea.ts'

type SampleIdea = Record<IdeaRole, { text: string; thinkerId: string | null }>

let byProblem: Promise<ReadonlyMap<string, SampleIdea>> | undefined

/** The texts are large, so they are loaded when the first person has finished a problem. */
async function loadAllSamples() {
  const { sampleIdeas } = await import('@app/content/sample-ideas')
  return new Map(
    Object.entries(sampleIdeas).map(([key, { near, odd, technique, thinker }]): [string, SampleIdea] => [
      bankProblemId(key),
      {
        near: { text: near, thinkerId: null },
        far: { text: odd, thinkerId: null },
        third: { text: technique, thinkerId: thinker },
      },
    ]),
  )
}

/** Three ideas of the house for a problem of the bank; nothing for one that a model wrote. */
async function loadSampleIdeas(problemId: string): Promise<SampleIdea | undefined> {
  byProblem ??= loadAllSamples()
  return (await byProblem).get(problemId)
}

type OtherIdeasDeps = Pick<SharedIdeasDeps, 'db' | 'transact' | 'now' | 'secret' | 'sharedIdeas'>
type Ideas = Reply<'otherMinds'>['ideas']

/** Three ideas for the problem of a finished round, chosen once; those of ours fill up where people shared fewer. */
export async function loadOtherIdeas(
  deps: OtherIdeasDeps,
  person: Person,
  roundId: string,
): Promise<Reply<'otherMinds'>> {
  const asked = { roundId, userId: person.id, now: deps.now(), today: dayAt(deps.now().getTime(), 'UTC') }
  const isOff = deps.sharedIdeas === 'off'
  const found = isOff ? { ...(await find(deps.db, asked)), shown: [] } : await chooseOnce(deps, asked)
  const { problemId, shown } = found
  const ideas = problemId === null ? [] : await fillWithSamples(problemId, shown)
  const own = isOff ? nothingShared : toSharingChoice(found)
  if (own.offer === 'ask') await markSharingAsked(deps.db, { userId: person.id, now: asked.now })
  return {
    ideas: inOrder(ideas, createHmac('sha256', deps.secret).update(`minds ${roundId}`).digest()),
    own,
  }
}

const nothingShared: Reply<'shareIdea'> = { offer: 'no', places: [], chosen: null }

interface Asked {
  roundId: string
  userId: string
  now: Date
  today: Day
}

async function chooseOnce({ db, transact }: OtherIdeasDeps, asked: Asked) {
  const found = await find(db, asked)
  const { candidates, taken, thinkerId } = found
  const missing = ideaRoles.filter((role) => !taken.includes(role))
  const chosen = chooseIdeas({ candidates, missing, thinkerId })
  if (chosen.length === 0) return found
  const choice = { ids: chosen.map(({ id }) => id), roles: chosen.map(({ role }) => role) }
  // Of two requests the second one finds what the first one has chosen.
  const { roundId, userId } = asked
  await transact((db) =>
    Promise.all([lockOwnRound(db, { roundId, userId }), insertShownIdeas(db, { ...asked, ...choice })]),
  )
  return await find(db, asked)
}

async function find(db: OtherIdeasDeps['db'], asked: Asked) {
  const [found] = await findOtherIdeas(db, asked)
  if (!found) throw new AppError('not_found')
  return found
}

async function fillWithSamples(problemId: string, shown: readonly ShownIdea[]): Promise<Ideas> {
  const ofHouse = await loadSampleIdeas(problemId)
  return ideaRoles.flatMap((role): Ideas => {
    const idea = shown.find((each) => each.role === role)
    if (idea)
      return [{ from: 'person', id: idea.id, text: idea.text, thinkerId: idea.thinkerId, isWished: idea.isWished }]
    return ofHouse ? [{ from: 'house', ...ofHouse[role] }] : []
  })
}

/** One of the six orders, by chance and the same each time. */
function inOrder(ideas: Ideas, chance: Buffer): Ideas {
  const place = (idea: Ideas[number]) => chance[ideas.indexOf(idea)] ?? 0
  return ideas.toSorted((one, other) => place(one) - place(other))
}
