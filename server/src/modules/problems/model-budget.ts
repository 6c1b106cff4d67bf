import { dayAt, endOfDay } from '@app/domain/day/day'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { ProblemWriter } from '../../vendors/ai/problem-writer.ts'
import {
  allowRequest,
  type BreakerState,
  closedBreaker,
  recordFailure,
  recordNeutral,
  recordSuccess,
} from '../../vendors/circuit-breaker.ts'
import { OutboundError, type OutboundFailure } from '../../vendors/outbound-fetch.ts'

export interface ProblemsDeps extends TransactionDeps {
  now(): Date
}

const claimModelCall = statement({
  name: 'claim_model_call',
  params: { day: 'date', dailyCalls: 'int4' },
  columns: { calls: 'int4' },
  sql: `insert into writer_day (day, calls) select :day::date, 1 where :dailyCalls::int > 0
    on conflict (day) do update set calls = writer_day.calls + 1 where writer_day.calls < :dailyCalls
    returning calls`,
})

const lockBreaker = statement({
  name: 'writer_lock_breaker',
  columns: { outcomes: 'text', openUntil: 'timestamptz?', trialUntil: 'timestamptz?' },
  sql: `insert into writer_breaker (id) values (1) on conflict (id) do update set id = 1
    returning outcomes, open_until as "openUntil", trial_until as "trialUntil"`,
})

const saveBreaker = statement({
  name: 'writer_save_breaker',
  params: { outcomes: 'text', openUntil: 'timestamptz?', trialUntil: 'timestamptz?' },
  sql: 'update writer_breaker set outcomes = :outcomes, open_until = :openUntil, trial_until = :trialUntil',
})

export class WriterPaused extends Error {
  override readonly name = 'WriterPaused'
  readonly reason: keyof typeof pauses
  /** When a call may be let through again; null: nobody knows. */
  readonly until: number | null
  constructor(reason: keyof typeof pauses, until: number | null) {
    super(pauses[reason])
    this.reason = reason
    this.until = until
  }
}

const pauses = {
  budget: 'We’ve used up today’s model calls (AI_DAILY_CALLS).',
  breaker: 'The provider failed too often, so we’ve paused it for a while.',
  all_refused: 'Nothing that the model wrote was good.',
}

export type ModelBudgetSettings = Pick<ProblemsDeps, 'transact' | 'now'> & {
  dailyCalls: number
  /** Failures that the sent text may cause, and that say nothing of the provider. */
  saysNothing?: (failure: OutboundFailure) => boolean
  breaker?: Breaker
}

interface Breaker {
  load(db: Database): Promise<BreakerState>
  save(db: Database, state: BreakerState): Promise<unknown>
}

type Gate = <T>(call: () => Promise<T>) => Promise<T>

/** All processes and callers share the budget, and all parts of the app the breaker. Every call counts, also a failed one. */
export function createModelBudget(settings: ModelBudgetSettings): Gate {
  const { transact, now, dailyCalls, saysNothing = () => false, breaker = sharedBreaker } = settings
  const change = (next: (state: BreakerState) => BreakerState) =>
    transact(async (db) => await breaker.save(db, next(await breaker.load(db))))

  return async (call) => {
    const refusal = await transact((db) => admitCall(db, { now: now(), dailyCalls, breaker }))
    if (refusal) throw refusal
    try {
      const answer = await call()
      await change(recordSuccess)
      return answer
    } catch (error) {
      if (error instanceof OutboundError) {
        const { failure } = error
        await change((state) =>
          saysNothing(failure) ? recordNeutral(state) : recordFailure(state, now().getTime(), restOf(failure)),
        )
      }
      throw error
    }
  }
}

type Admission = Pick<Required<ModelBudgetSettings>, 'dailyCalls' | 'breaker'> & { now: Date }

async function admitCall(db: Database, { now, dailyCalls, breaker }: Admission) {
  const state = await breaker.load(db)
  const admitted = allowRequest(state, now.getTime())
  if (!admitted) return new WriterPaused('breaker', state.openUntil)
  const day = dayAt(now.getTime(), 'UTC')
  const [taken] = await claimModelCall(db, { day, dailyCalls })
  if (!taken) return new WriterPaused('budget', endOfDay(day, 'UTC'))
  await breaker.save(db, admitted)
  return null
}

const sharedBreaker: Breaker = {
  async load(db) {
    const [row] = await lockBreaker(db)
    if (!row) throw new Error('The state of the breaker was not written.')
    const { outcomes, openUntil, trialUntil } = row
    return { outcomes, openUntil: openUntil?.getTime() ?? null, halfOpenUntil: trialUntil?.getTime() ?? null }
  },
  save: (db, { outcomes, openUntil, halfOpenUntil }) =>
    saveBreaker(db, { outcomes, openUntil: momentOf(openUntil), trialUntil: momentOf(halfOpenUntil) }),
}

/** Of a command that calls one by one: what an operator tries out does not stop the app, nor is it stopped with it. */
export function createOwnBreaker(): Breaker {
  let state = closedBreaker
  return {
    load: async () => state,
    async save(_, next) {
      state = next
    },
  }
}

const momentOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

const restOf = (failure: OutboundFailure) =>
  failure.kind === 'limited' && failure.retryAfterSeconds !== null ? failure.retryAfterSeconds * 1000 : null

export function createBudgetedWriter(writer: ProblemWriter, settings: ModelBudgetSettings): ProblemWriter {
  const gated = createModelBudget(settings)
  return {
    model: writer.model,
    propose: (input) => gated(() => writer.propose(input)),
    judge: (input, texts) => gated(() => writer.judge(input, texts)),
  }
}
