import { z } from 'zod'
import type { Calls } from './call.ts'
import { Moment } from './text.ts'

const count = z.number().min(0)
/** `look` comes with a note. */
const part = { state: z.enum(['fine', 'look', 'off']), note: z.string().nullable() } as const

export const statusCalls = {
  adminStatus: {
    summary: 'How the parts of this installation are: queues, mails, problems, payments, database, versions',
    access: 'admin',
    reply: z.strictObject({
      at: Moment,
      queue: z.strictObject({
        ...part,
        waiting: count,
        oldestSeconds: count,
        failedOfDay: count,
        lastName: z.string().nullable(),
        lastAt: Moment.nullable(),
      }),
      outbox: z.strictObject({
        ...part,
        waiting: count,
        oldestSeconds: count,
        sentOfDay: count,
        givenUpOfDay: count,
        lastKind: z.string().nullable(),
        lastAt: Moment.nullable(),
      }),
      stock: z.strictObject({
        ...part,
        difficulties: z.array(z.strictObject({ difficulty: z.string(), problems: count, daysAhead: count })),
      }),
      ai: z.strictObject({ ...part, callsToday: count, callsAtMost: count, pausedUntil: Moment.nullable() }),
      webhooks: z.strictObject({
        ...part,
        waiting: count,
        failing: count,
        lastType: z.string().nullable(),
        lastAt: Moment.nullable(),
      }),
      chains: z.strictObject({
        ...part,
        chains: z.array(z.strictObject({ chain: z.string(), open: count, lateSeconds: count })),
      }),
      database: z.strictObject({
        ...part,
        version: z.string(),
        bytes: count,
        answerMillis: count,
        waitingForLocks: count,
        connections: count,
        requestsWaiting: count,
        replicas: count,
        replicaIsUp: z.boolean().nullable(),
        replicaLagSeconds: count.nullable(),
        wentBackAt: Moment.nullable(),
      }),
      versions: z.strictObject({
        ...part,
        app: z.string(),
        node: z.string(),
        migrations: count,
        migrationsKnown: count,
        startedAt: Moment,
        processes: count,
      }),
      requests: z.strictObject({ ...part, answered: count, failed: count, limited: count, busy: count, since: Moment }),
      people: z.strictObject({
        ...part,
        activeOfDay: count,
        newOfDay: count,
        sharedWaiting: count,
        sharedOldestSeconds: count,
      }),
    }),
  },
} as const satisfies Calls
