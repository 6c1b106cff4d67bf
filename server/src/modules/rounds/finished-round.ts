import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { type Day, dayAfter, dayBefore } from '@app/domain/day/day'
import { rubricVersion } from '@app/domain/opinion/opinion'
import { freshInkOf, type ThinkerCounts } from '@app/domain/rounds/ink-level'
import type { Score } from '@app/domain/scoring/score'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CoachedRound, toCoachView } from '../coach/coach-view.ts'
import { toFeedback } from '../scoring/score-against-lists.ts'
import { addOtherList, findFinishedRound, listLatestRounds, type StoredOtherList } from './finished-round.queries.ts'
import type { RoundsDeps } from './open-round.ts'

type View = Reply<'finishedRound'>

interface StoredRound
  extends Omit<View, 'finishedAt' | 'feedback' | 'canLookAgain' | 'otherLists' | 'withheld' | 'ink' | 'coach'>,
    Pick<CoachedRound, 'isCoachOn' | 'reading' | 'setStep' | 'judgedStep'> {
  finishedAt: Date
  score: Score | null
  favourites: number[] | null
  /** Of its thinker, up to this session. Left out while no line can be named. */
  inkCounts?: ThinkerCounts
  claimedAt: Date | null
  otherLists: readonly StoredOtherList[]
}

/** A second look belongs to the day after, by the person's own days, and is taken once. */
export const mayTakeSecondLook = ({ day, secondLook }: Pick<StoredRound, 'day' | 'secondLook'>, today: Day) =>
  secondLook.length === 0 && dayAfter(day) === today

type Deps = Pick<RoundsDeps, 'db'>

export async function loadFinishedRound(db: Database, { id: userId }: Person, roundId: string) {
  const [round] = await findFinishedRound(db, { roundId, userId })
  if (!round) throw new AppError('not_found')
  return round
}

export const loadFinishedRoundView = async ({ db }: Deps, person: Person, id: string): Promise<View> =>
  toFinishedRoundView(await loadFinishedRound(db, person, id), person)

export async function loadLatestRounds({ db }: Deps, person: Person): Promise<Reply<'latestRound'>> {
  const { id, today } = person
  const rounds = await listLatestRounds(db, { userId: id, days: [today, dayBefore(today)] })
  const view = (wanted: Day) => {
    const round = rounds.find(({ day }) => day === wanted)
    return round ? toFinishedRoundView(round, person) : null
  }
  return { today: view(today), yesterday: view(dayBefore(today)) }
}

export function toFinishedRoundView(
  { score, favourites, opinion, claimedAt, reading, isCoachOn, setStep, judgedStep, inkCounts, ...round }: StoredRound,
  { today }: Pick<Person, 'today'>,
): View {
  const withheld = claimedAt ? null : (score?.withheld ?? null)
  const coached = { ...round, withheld, favourites, reading, isCoachOn, setStep, judgedStep }
  return {
    ...round,
    finishedAt: round.finishedAt.toISOString(),
    category: round.category && categoryName(round.category),
    feedback: toFeedback(score, { favourites }),
    withheld,
    ink: inkCounts && round.techniqueLines?.length ? freshInkOf(inkCounts) : null,
    coach: toCoachView(coached),
    opinion: opinion?.version === rubricVersion ? opinion : null,
    otherLists: round.otherLists.map((list) => otherListView(list, round.ideas)),
    canLookAgain: mayTakeSecondLook(round, today),
  }
}

function otherListView({ id, finishedAt, texts, methods, isAdded }: StoredOtherList, counted: View['ideas']) {
  const known = new Set(counted.map(({ text }) => plainOf(text)))
  const ideas = texts.map((text, i) => ({ text, method: methods[i] ?? 'text', isNew: !known.has(plainOf(text)) }))
  return { id, finishedAt: new Date(finishedAt).toISOString(), ideas, isAdded }
}

const plainOf = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Once; again it changes nothing. */
export async function addOtherListToHistory(
  { db, now }: Pick<RoundsDeps, 'db' | 'now'>,
  person: Person,
  list: AddedList,
) {
  const [added] = await addOtherList(db, { id: list.listId, roundId: list.id, userId: person.id, now: now() })
  if (!added) throw new AppError('not_found')
  return await loadFinishedRoundView({ db }, person, list.id)
}

interface AddedList {
  id: string
  listId: string
}
