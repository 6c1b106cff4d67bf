import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDateTime } from './text.ts'

const count = z.number().min(0)
/** `look` comes with a note. */
const part = { state: z.enum(['fine', 'look', 'off']), note: z.string().nullable() } as const

export const statusCalls = {
  adminStatus: {
    summary: 'This site’s status',
    access: 'admin',
    reply: z.strictObject({
      at: IsoDateTime,
      queue: z.strictObject({
        ...part,
        waiting: count,
        oldestSeconds: count,
        failedOfDay: count,
        lastName: z.string().nullable(),
        lastAt: IsoDateTime.nullable(),
      }),
      outbox: z.strictObject({
        ...part,
        waiting: count,
        oldestSeconds: count,
        sentOfDay: count,
        givenUpOfDay: count,
        lastKind: z.string().nullable(),
        lastAt: IsoDateTime.nullable(),
      }),
      stock: z.strictObject({
        ...part,
        difficulties: z.array(z.strictObject({ difficulty: z.string(), problems: count, daysAhead: count })),
      }),
      ai: z.strictObject({ ...part, callsToday: count, callsAtMost: count, pausedUntil: IsoDateTime.nullable() }),
      webhooks: z.strictObject({
        ...part,
        waiting: count,
        failing: count,
        lastType: z.string().nullable(),
        lastAt: IsoDateTime.nullable(),
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
        wentBackAt: IsoDateTime.nullable(),
      }),
      versions: z.strictObject({
        ...part,
        app: z.string(),
        node: z.string(),
        migrations: count,
        migrationsKnown: count,
        startedAt: IsoDateTime,
        processes: count,
      }),
      requests: z.strictObject({
        ...part,
        answered: count,
        failed: count,
        limited: count,
        busy: count,
        since: IsoDateTime,
      }),
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
