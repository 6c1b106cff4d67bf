import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { insertSeededGrants } from '../../modules/premium/grants.ts'

/** No mail can reach it (RFC 2606). */
export const seedDomain = 'seed.example'

export const countRealUsers = statement({
  name: 'count_real_users',
  columns: { count: 'int4' },
  sql: `select count(*)::int as count from "user" where email not like '%@${seedDomain}'`,
})

const insert = {
  user: statement({
    name: 'seed_users',
    params: { people: 'json' },
    sql: `insert into "user" (id, name, email, email_verified, created_at, first_name, last_name, time_zone)
      select id, "firstName" || ' ' || "lastName", email, true, joined, "firstName", "lastName", zone
      from json_to_recordset(:people) as p(id text, email text, joined timestamptz, "firstName" text, "lastName" text,
        zone text)
      on conflict do nothing`,
  }),
  account: statement({
    name: 'seed_accounts',
    params: { people: 'json', passwordHash: 'text' },
    sql: `insert into account (id, account_id, provider_id, user_id, password)
      select id, id, 'credential', id, :passwordHash from json_to_recordset(:people) as p(id text)`,
  }),
  round: statement({
    name: 'seed_rounds',
    params: { rounds: 'json' },
    sql: `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, thinker_id, opened_at, finished_at,
        received_at, counted_day, counted_number, content_hash, outcome, score)
      select id, "userId", 'daily', "problemId", day, zone, number, slots, "thinkerId", "openedAt", "finishedAt",
        "finishedAt", day, number, 'seed', '{}', score
      from json_to_recordset(:rounds) as r(id uuid, "userId" text, "problemId" uuid, day date, zone text,
        number int, slots int, "thinkerId" text, "openedAt" timestamptz, "finishedAt" timestamptz, score jsonb)`,
  }),
  solution: statement({
    name: 'seed_solutions',
    params: { rounds: 'json' },
    sql: `insert into solution (round_id, user_id, kind, position, text, method, created_at)
      select r.id, "userId", 'daily', i.position, i.idea ->> 'text', i.idea ->> 'method', r."finishedAt"
      from json_to_recordset(:rounds) as r(id uuid, "userId" text, ideas json, "finishedAt" timestamptz),
        json_array_elements(r.ideas) with ordinality as i(idea, position)`,
  }),
  day: statement({
    name: 'seed_days',
    params: { days: 'json' },
    sql: `insert into day_log (user_id, day, kind, round_id, zone, created_at)
      select "userId", day, kind, "roundId", zone, "createdAt"
      from json_to_recordset(:days) as d("userId" text, day date, kind text, "roundId" uuid, zone text,
        "createdAt" timestamptz)`,
  }),
  progress: statement({
    name: 'seed_progress',
    params: { people: 'json' },
    sql: `insert into progress (user_id, streak_length, last_day, last_day_rounds, last_day_solutions, total_solved,
        last_finished_at, longest_streak, freezes, done_days, daily_solutions)
      select id, "streakLength", "lastDay", "lastDayRounds", "lastDaySolutions", "totalSolved", "lastFinishedAt",
        "longestStreak", freezes, "doneDays", "dailySolutions"
      from json_to_recordset(:people) as p(id text, "streakLength" int, "lastDay" date, "lastDayRounds" int,
        "lastDaySolutions" int, "totalSolved" int, "lastFinishedAt" timestamptz, "longestStreak" int, freezes int,
        "doneDays" int, "dailySolutions" int)`,
  }),
}

const insertAchievements = statement({
  name: 'seed_achievements',
  params: { achievements: 'json' },
  sql: `insert into achievement (user_id, achievement_id, unlocked_at, seen_at)
    select "userId", achievement, at, at
    from json_to_recordset(:achievements) as a("userId" text, achievement text, at timestamptz)`,
})

interface Rows {
  people: readonly object[]
  rounds: readonly object[]
  days: readonly object[]
  achievements: readonly object[]
  passwordHash: string
}

export async function insertSeededPeople(db: Database, { people, rounds, days, achievements, passwordHash }: Rows) {
  await insert.user(db, { people })
  await insert.account(db, { people, passwordHash })
  await insertSeededGrants(db, { people })
  await insert.round(db, { rounds })
  await insert.solution(db, { rounds })
  await insert.day(db, { days })
  await insert.progress(db, { people })
  await insertAchievements(db, { achievements })
}
