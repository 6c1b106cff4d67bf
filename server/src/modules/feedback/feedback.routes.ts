import type { Body } from '@app/contract/calls'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { lockForCoach, updateCoach } from '../coach/update-coach.ts'
import {
  addOtherListToHistory,
  loadFinishedRound,
  loadFinishedRoundView,
  loadLatestRounds,
  mayTakeSecondLook,
} from '../rounds/finished-round.ts'
import {
  insertSecondLook,
  listDueTrials,
  lockFinishedRound,
  saveFavourites,
  saveIdeaTrial,
  saveTrialAnswer,
} from './feedback.queries.ts'
import type { FeedbackDeps } from './rate-round.ts'

const weekMs = 7 * 24 * 3_600_000

const isSame = (stored: readonly string[], sent: readonly string[]) =>
  stored.length === sent.length && stored.every((idea, at) => idea === sent[at])

export function registerFeedbackRoutes(app: Hono, deps: FeedbackDeps) {
  // Before the route with an id: "latest" is none.
  registerCall(app, deps, 'latestRound', ({ person }) => loadLatestRounds(deps, person))

  registerCall(app, deps, 'finishedRound', ({ person, params }) => loadFinishedRoundView(deps, person, params.id))

  registerCall(app, deps, 'chooseFavourites', ({ person, params, body }) =>
    chooseFavourites(deps, person, params.id, body),
  )

  registerCall(app, deps, 'lookAgain', ({ person, params, body }) => lookAgain(deps, person, params.id, body.ideas))

  registerCall(app, deps, 'addOtherList', ({ person, params }) => addOtherListToHistory(deps, person, params))

  registerCall(app, deps, 'roundOpinion', async ({ person, params }) =>
    (await import('./rate-round.ts')).requestOpinion(deps, person, params.id),
  )

  registerCall(app, deps, 'markTrial', ({ person, params, body }) => markTrial(deps, person, params.id, body.place))

  registerCall(app, deps, 'dueTrials', ({ person }) => dueTrials(deps, person))

  registerCall(app, deps, 'answerTrial', ({ person, params, body }) => answerTrial(deps, person, params.id, body))
}

async function chooseFavourites(deps: FeedbackDeps, person: Person, roundId: string, input: Body<'chooseFavourites'>) {
  const favourites = [...new Set(input.favourites)]
  const techniqueLines = input.techniqueLines ? [...new Set(input.techniqueLines)] : null
  const places = [...favourites, ...(techniqueLines ?? [])]
  await deps.transact(async (db, write) => {
    await lockForCoach(db, person)
    const [round] = await saveFavourites(db, { roundId, userId: person.id, favourites, techniqueLines })
    if (!round) throw new AppError('not_found')
    if (places.some((place) => place >= round.ideas)) throw new AppError('no_such_idea')
    await updateCoach({ db, write }, { person, roundId, now: deps.now() })
  })
  return await loadFinishedRoundView(deps, person, roundId)
}

/** Adds ideas to yesterday's list once; a repeated request gets the first answer again. */
async function lookAgain(deps: FeedbackDeps, person: Person, id: string, ideas: string[]) {
  await deps.transact(async (db) => {
    await lockFinishedRound(db, { roundId: id, userId: person.id })
    const round = await loadFinishedRound(db, person, id)
    if (isSame(round.secondLook, ideas)) return
    if (!mayTakeSecondLook(round, person.today)) throw new AppError('second_look_over')
    await insertSecondLook(db, { roundId: id, userId: person.id, ideas, now: deps.now() })
  })
  return await loadFinishedRoundView(deps, person, id)
}

async function markTrial({ db, now }: FeedbackDeps, person: Person, roundId: string, place: number) {
  const [marked] = await saveIdeaTrial(db, { roundId, userId: person.id, position: place + 1, now: now() })
  if (!marked) throw new AppError('not_found')
}

async function dueTrials({ db, now }: FeedbackDeps, person: Person) {
  const due = await listDueTrials(db, { userId: person.id, dueBefore: new Date(now().getTime() - weekMs) })
  return due.map((trial) => ({ ...trial, markedAt: trial.markedAt.toISOString() }))
}

async function answerTrial({ db, now }: FeedbackDeps, person: Person, id: string, input: Body<'answerTrial'>) {
  const { answer, note = null } = input
  const [trial] = await saveTrialAnswer(db, { id, userId: person.id, answer, note, now: now() })
  if (!trial) throw new AppError('not_found')
}
