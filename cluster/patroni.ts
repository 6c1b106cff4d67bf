import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Node } from './configs.ts'
import { host } from './machine.ts'

export interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  lag?: number | 'unknown'
}

async function ask<T>(port: number, path: string, body?: object): Promise<T | null> {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const signal = AbortSignal.timeout(path === '/switchover' ? 60_000 : 2_000)
  const response = await fetch(`http://${host}:${port}${path}`, { ...init, signal }).catch(() => null)
  return (await (response?.json() as Promise<T> | undefined)?.catch(() => null)) ?? null
}

async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    const answer = await ask<{ members: Member[] }>(rest, '/cluster')
    if (answer?.members) return answer.members
  }
  return []
}

/** What etcd holds of a node that was killed stays for seconds as it was: only the node itself knows. */
async function isRunning({ rest }: Node) {
  return (await ask<{ state: string }>(rest, '/patroni'))?.state === 'running'
}

/** A primary, a synchronous standby, and nobody behind. */
export async function isWhole(nodes: readonly Node[]) {
  if (!(await Promise.all(nodes.map(isRunning))).every(Boolean)) return false
  const members = await membersOf(nodes)
  const has = (role: Member['role']) => members.some((each) => each.role === role)
  return (
    members.length === nodes.length &&
    has('leader') &&
    has('sync_standby') &&
    members.every(({ role, state, lag }) =>
      role === 'leader' ? state === 'running' : typeof lag === 'number' && lag < 1e6,
    )
  )
}

/** The node that has a role now, or null where none has it. */
export async function nodeWith(nodes: readonly Node[], role: Member['role']): Promise<Node | null> {
  const member = (await membersOf(nodes)).find((each) => each.role === role)
  return nodes.find(({ name }) => name === member?.name) ?? null
}

export const switchOver = (leader: Node, candidate: Node) =>
  ask(leader.rest, '/switchover', { leader: leader.name, candidate: candidate.name })

/** The ports of etcd that answer, its leader first. */
export async function etcdLeader(ports: readonly number[]): Promise<number> {
  interface Status {
    leader: string
    header: { member_id: string }
  }
  for (const [place, port] of ports.entries()) {
    const status = await ask<Status>(port, '/v3/maintenance/status', {})
    if (status && status.leader === status.header.member_id) return place
  }
  return 0
}

export const isEtcdHealthy = async (port: number) => (await ask<{ health: string }>(port, '/health'))?.health === 'true'

/** The number of the main process of a node's PostgreSQL, or null where none runs. */
export function postmasterOf({ data }: Node): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : null
  } catch {
    return null
  }
}

/** A process and all that came of it. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((each) => /^\d+$/.test(each) && parentOf(each) === pid)
  return [pid, ...children.flatMap((each) => familyOf(Number(each)))]
}

function parentOf(pid: string) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return null
  }
}

/** Asks until the answer is yes; false when that takes too long. */
export async function until(isSo: () => Promise<boolean> | boolean, seconds = 120) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(100)) if (await isSo()) return true
  return false
}
