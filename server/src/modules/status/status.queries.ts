import { statement } from '../../db/statement.ts'

// Tables of pg-boss. A job that waits for its time does not count.
export const findQueueStatus = statement({
  name: 'find_queue_status',
  columns: { waiting: 'int4', oldestSeconds: 'float8', failedOfDay: 'int4', lastName: 'text?', lastAt: 'timestamptz?' },
  sql: `select (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
        ::float8 as "oldestSeconds",
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day'))::int as "failedOfDay",
      (array_agg(name order by completed_on desc) filter (where state = 'completed'))[1] as "lastName",
      max(completed_on) filter (where state = 'completed') as "lastAt"
    from jobs.job`,
})

export const findOutboxStatus = statement({
  name: 'find_outbox_status',
  params: { now: 'timestamptz', dayAgo: 'timestamptz' },
  columns: {
    waiting: 'int4',
    oldestSeconds: 'float8',
    sentOfDay: 'int4',
    givenUpOfDay: 'int4',
    lastKind: 'text?',
    lastAt: 'timestamptz?',
  },
  sql: `select w.waiting, w."oldestSeconds", e."sentOfDay", e."givenUpOfDay", e."lastKind", e."lastAt" from
      (select count(*)::int as waiting,
         greatest(coalesce(extract(epoch from :now::timestamptz - min(created_at)), 0), 0)::float8 as "oldestSeconds"
       from mail where num_nonnulls(sent_at, refused_at, dropped_at) = 0) as w,
      (select (count(*) filter (where sent_at > :dayAgo))::int as "sentOfDay",
         (count(*) filter (where refused_at > :dayAgo))::int as "givenUpOfDay",
         (array_agg(kind order by sent_at desc) filter (where sent_at is not null))[1] as "lastKind",
         max(sent_at) as "lastAt" from mail) as e`,
})

export const listStockStatus = statement({
  name: 'list_stock_status',
  params: { today: 'date' },
  columns: { difficulty: 'text', problems: 'int4', daysAhead: 'int4' },
  sql: `select p.difficulty, count(*)::int as problems, (select count(*)::int from daily_problem d
      where d.difficulty = p.difficulty and d.day > :today) as "daysAhead"
    from problem p where p.hidden_at is null group by p.difficulty order by p.difficulty`,
})

export const findAiStatus = statement({
  name: 'find_ai_status',
  params: { today: 'date', now: 'timestamptz' },
  columns: { callsToday: 'int4', pausedUntil: 'timestamptz?' },
  sql: `select coalesce((select calls from writer_day where day = :today), 0) as "callsToday",
    (select open_until from writer_breaker where open_until > :now) as "pausedUntil"`,
})

export const findWebhookStatus = statement({
  name: 'find_webhook_status',
  columns: { waiting: 'int4', failing: 'int4', lastType: 'text?', lastAt: 'timestamptz?' },
  sql: `select w.waiting, w.failing, l.type as "lastType", l.received_at as "lastAt"
    from (select count(*)::int as waiting, count(error)::int as failing from stripe_event where processed_at is null) as w
    left join (select type, received_at from stripe_event order by received_at desc limit 1) as l on true`,
})

export const listChainStatus = statement({
  name: 'list_chain_status',
  params: { now: 'timestamptz' },
  columns: { chain: 'text', open: 'int4', lateSeconds: 'float8' },
  sql: `select chain, count(*)::int as open,
      greatest(extract(epoch from :now::timestamptz - min(next_look_at)), 0)::float8 as "lateSeconds"
    from crypto_payment where next_look_at is not null group by chain order by chain`,
})

export const findDatabaseStatus = statement({
  name: 'find_database_status',
  columns: {
    version: 'text',
    bytes: 'float8',
    waitingForLocks: 'int4',
    connections: 'int4',
    replicas: 'int4',
    replicaLagSeconds: 'float8?',
    migrations: 'int4',
  },
  sql: `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      a.locks as "waitingForLocks", a.connections, r.replicas, r.lag as "replicaLagSeconds",
      (select count(*)::int from migrations.done) as migrations
    from (select (count(*) filter (where wait_event_type = 'Lock'))::int as locks, count(*)::int as connections
      from pg_stat_activity where datname = current_database()) as a,
      (select count(*)::int as replicas, max(extract(epoch from replay_lag))::float8 as lag from pg_stat_replication) as r`,
})

export const findActivity = statement({
  name: 'find_activity',
  params: { dayAgo: 'timestamptz' },
  columns: { activeOfDay: 'int4', newOfDay: 'int4' },
  sql: `select (select count(*)::int from progress where last_finished_at > :dayAgo) as "activeOfDay",
    (select count(*)::int from "user" where created_at > :dayAgo and deleted_at is null) as "newOfDay"`,
})
