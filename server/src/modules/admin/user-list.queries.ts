import { exactUpTo } from '@app/domain/text/shown-count'
import { inForce, plainTextOf } from '../../db/sql-parts.ts'
import { statement, typed } from '../../db/statement.ts'

const filter = {
  now: 'timestamptz',
  ids: typed<string | null>('text[]'),
  text: 'text?',
  inName: 'text?',
  inAddress: 'text?',
  isPremium: 'bool?',
  isUnverified: 'bool',
  isAdmin: 'bool',
  closed: 'text[]',
  admins: typed<string | null>('text[]'),
} as const

const isInForce = inForce('g', ':now')

/** `is true` makes PostgreSQL answer from a hashed table; a join would sort everybody for each page. */
const questionsAsked = {
  often: {
    hasPremium: (id: string) =>
      `(exists (select from entitlement_grant g where g.user_id = ${id} and ${isInForce}) is true)`,
    wasActive: (id: string) =>
      `(exists (select from progress p where p.user_id = ${id} and p.last_finished_at is not null) is true)`,
  },
  seldom: {
    hasPremium: (id: string) =>
      `coalesce((select true from entitlement_grant g where g.user_id = ${id} and ${isInForce} limit 1), false)`,
    wasActive: (id: string) =>
      `coalesce((select p.last_finished_at is not null from progress p where p.user_id = ${id}), false)`,
  },
}
type Questions = (typeof questionsAsked)[keyof typeof questionsAsked]

interface Stretch {
  from: string
  id: string
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[]
  condition?: (questions: Questions) => string
}

const newest: Stretch = {
  from: '"user" u',
  id: 'u.id',
  order: [
    ['u.created_at', 'desc'],
    ['u.id', 'asc'],
  ],
}
const byName: Stretch = {
  ...newest,
  order: [
    ['u.listed_name', 'asc'],
    ['u.id', 'asc'],
  ],
}
const paying: Stretch = { ...newest, condition: ({ hasPremium }) => hasPremium('u.id') }
const free: Stretch = { ...newest, condition: ({ hasPremium }) => `not ${hasPremium('u.id')}` }
const lastActive: Stretch = {
  from: 'progress p',
  id: 'p.user_id',
  order: [
    ['p.last_finished_at', 'desc'],
    ['p.user_id', 'asc'],
  ],
  condition: () => 'p.last_finished_at is not null',
}
const neverActive: Stretch = { ...newest, condition: ({ wasActive }) => `not ${wasActive('u.id')}` }

/** Wildcards are escaped. An index of trigrams serves three characters or more. */
const matches = `(u.id = :text or u.email like :inAddress or ${plainTextOf('u.listed_name')} like :inName)`

const ofAccount = ({ id }: Stretch, question: string) =>
  id === newest.id ? question : `(select ${question} from "user" u where u.id = ${id})`

// Without names: planned for the values of each call, so a null condition costs nothing.
const conditions = (stretch: Stretch, questions: Questions) => `${stretch.condition?.(questions) ?? 'true'}
  and ${stretch.id} <> all(:closed)
  and (:ids::text[] is null or ${stretch.id} = any(:ids))
  and (:text::text is null or ${ofAccount(stretch, matches)})
  and (:isPremium::bool is null or ${questions.hasPremium(stretch.id)} = :isPremium)
  and (:admins::text[] is null or (${stretch.id} = any(:admins)) = :isAdmin)
  and (not :isUnverified::bool or ${ofAccount(stretch, 'not u.email_verified')})`

const page = (stretch: Stretch, questions = questionsAsked.often) =>
  ({
    params: { ...filter, limit: 'int8', offset: 'int8' },
    columns: { id: 'text' },
    sql: `select ${stretch.id} as id from ${stretch.from} where ${conditions(stretch, questions)}
      order by ${stretch.order.map((each) => each.join(' ')).join(', ')} limit :limit offset :offset`,
  }) as const

const turned = (stretch: Stretch): Stretch => ({
  ...stretch,
  order: stretch.order.map(([column, direction]) => [column, direction === 'asc' ? 'desc' : 'asc']),
})

export const lists = {
  created: {
    first: {
      begin: statement(page(newest, questionsAsked.seldom)),
      near: statement(page(newest)),
      far: statement(page(turned(newest))),
    },
  },
  name: {
    first: {
      begin: statement(page(byName, questionsAsked.seldom)),
      near: statement(page(byName)),
      far: statement(page(turned(byName))),
    },
  },
  plan: {
    first: {
      begin: statement(page(paying, questionsAsked.seldom)),
      near: statement(page(paying)),
      far: statement(page(turned(paying))),
    },
    last: {
      begin: statement(page(free, questionsAsked.seldom)),
      near: statement(page(free)),
      far: statement(page(turned(free))),
    },
  },
  active: {
    first: {
      begin: statement(page(lastActive, questionsAsked.seldom)),
      near: statement(page(lastActive)),
      far: statement(page(turned(lastActive))),
    },
    last: {
      begin: statement(page(neverActive, questionsAsked.seldom)),
      near: statement(page(neverActive)),
      far: statement(page(turned(neverActive))),
    },
  },
}

const counts = (from: string, questions: Questions) =>
  ({
    params: { ...filter, sort: 'text' },
    columns: { read: 'int4', total: 'int4', inFirst: 'int4' },
    sql: `select count(*)::int as read, count(*) filter (where fits)::int as total,
        count(*) filter (where fits and case :sort when 'active' then ${questions.wasActive('each.id')}
          when 'plan' then ${questions.hasPremium('each.id')} else true end)::int as "inFirst"
      from (select u.id, ${conditions(newest, questions)} as fits from ${from} offset 0) as each`,
  }) as const

export const countFew = statement(counts('"user" u where u.id = any(:ids)', questionsAsked.often))
export const countAll = statement(counts('"user" u', questionsAsked.often))

const sampled = counts('"user" u tablesample system ((:percent::float8)::float4) repeatable (1)', questionsAsked.seldom)
export const countSample = statement({ ...sampled, params: { ...sampled.params, percent: 'float8' } })

export const estimatePeople = statement({
  name: 'estimate_people',
  columns: { people: 'float8' },
  sql: `select reltuples::float8 / greatest(relpages, 1) * (pg_relation_size(oid) / current_setting('block_size')::int)
      as people from pg_class where oid = '"user"'::regclass`,
})

const few = (found: string) => `with found as materialized (select ${found} limit ${exactUpTo + 1})
  select case when (select count(*) from found) <= ${exactUpTo}
    then (select coalesce(array_agg(id), '{}')::text from found) end as ids`

export const findFew = statement({
  params: { text: 'text', inName: 'text', inAddress: 'text' },
  columns: { ids: 'text?' },
  sql: few(`u.id from "user" u where ${matches}`),
})

export const findFewPaying = statement({
  params: { now: 'timestamptz' },
  columns: { ids: 'text?' },
  sql: few(`distinct g.user_id as id from entitlement_grant g where g.user_id is not null and ${isInForce}`),
})

export const findFewActive = statement({
  name: 'find_few_active',
  columns: { ids: 'text?' },
  sql: few('p.user_id as id from progress p where p.last_finished_at is not null'),
})

export const findFewUnverified = statement({
  columns: { ids: 'text?' },
  sql: few('u.id from "user" u where not u.email_verified'),
})

export const findAdmins = statement({
  params: { named: 'text[]' },
  columns: { ids: 'text' },
  sql: `select coalesce(array_agg(u.id), '{}')::text as ids from "user" u where u.role = 'admin' or u.id = any(:named)`,
})
