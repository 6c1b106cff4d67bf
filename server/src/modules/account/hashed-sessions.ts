import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashToken } from '../../http/session-token.ts'

type OpenAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<OpenAdapter>
type Where = NonNullable<Parameters<Adapter['findOne']>[0]['where']>

/** Better Auth's tables, with sessions kept and found by the hash of their token, while it sees the token itself. */
export function hashedSessions(open: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = open(options)
    return {
      ...withHashes(adapter),
      transaction: (work) => adapter.transaction((inside) => work(withHashes(inside))),
    } as Adapter
  }
}

function withHashes<A extends Omit<Adapter, 'transaction'>>(adapter: A): A {
  const find = <Q extends { model: string; where?: Where | undefined }>(query: Q): Q =>
    query.model === 'session' && query.where ? { ...query, where: query.where.map(hashCondition) } : query
  return {
    ...adapter,
    create: async (asked: Parameters<A['create']>[0]) => {
      if (asked.model !== 'session') return await adapter.create(asked)
      const token = tokenOf(asked.data)
      const made = await adapter.create({ ...asked, data: { ...asked.data, token: hashToken(token) } })
      return { ...made, token }
    },
    findOne: async (query: Parameters<A['findOne']>[0]) => await adapter.findOne(find(query)),
    findMany: async (query: Parameters<A['findMany']>[0]) => await adapter.findMany(find(query)),
    count: async (query: Parameters<A['count']>[0]) => await adapter.count(find(query)),
    update: async (query: Parameters<A['update']>[0]) => await adapter.update(find(query)),
    updateMany: async (query: Parameters<A['updateMany']>[0]) => await adapter.updateMany(find(query)),
    delete: async (query: Parameters<A['delete']>[0]) => await adapter.delete(find(query)),
    deleteMany: async (query: Parameters<A['deleteMany']>[0]) => await adapter.deleteMany(find(query)),
  }
}

function tokenOf(data: Record<string, unknown>) {
  if (typeof data['token'] !== 'string') throw new Error('A session without a token cannot be kept.')
  return data['token']
}

function hashCondition(condition: Where[number]): Where[number] {
  if (condition.field !== 'token') return condition
  const { value } = condition
  if (typeof value === 'string') return { ...condition, value: hashToken(value) }
  if (Array.isArray(value)) return { ...condition, value: value.map((each) => hashToken(String(each))) }
  throw new Error('A session is found by its whole token.')
}
