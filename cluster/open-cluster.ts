import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Node, patroniConfig, poolerConfig, proxyConfig } from './configs.ts'
import { openFamily } from './family.ts'
import { findAccount, freePorts, host, makeFolder, newSecret, postgresPrograms } from './machine.ts'
import { isEtcdHealthy, isWhole, nodeWith, postmasterOf, until } from './patroni.ts'

export type Cluster = Awaited<ReturnType<typeof openCluster>>

const names = ['n1', 'n2', 'n3']
const startWithin = 90

/** Three PostgreSQL with Patroni, three etcd, HAProxy and PgBouncer, all on this machine; they end with `close`. */
export async function openCluster(appCount: number) {
  const account = findAccount()
  const { dir, write } = makeFolder(account)
  const family = openFamily(dir, account)
  const passwords = { superuser: newSecret(), replication: newSecret(), app: newSecret() }
  const ports = await choosePorts(appCount)
  const nodes: Node[] = names.map((name, i) => ({
    name,
    data: join(dir, name),
    ...(ports.nodes[i] ?? { port: 0, rest: 0 }),
  }))
  const etcds = ports.etcds.map(({ client }) => client)
  const close = () => closeCluster({ dir, family, nodes })
  try {
    startEtcd(family, dir, ports.etcds)
    await must('etcd', async () => (await Promise.all(etcds.map(isEtcdHealthy))).every(Boolean))
    for (const node of nodes)
      family.start(node.name, 'patroni', [write(`${node.name}.yml`, patroniConfig(node, { dir, etcds, passwords }))])
    await must('a primary and two standbys', () => isWhole(nodes))
    family.start('haproxy', 'haproxy', [
      '-db',
      '-f',
      write('haproxy.cfg', proxyConfig({ ports, nodes, apps: ports.apps })),
    ])
    const psql = asSuperuser(ports.write, passwords.superuser)
    await must('the port for writes', () => psql('select pg_is_in_recovery()') === 'f')
    psql(`create role app login password '${passwords.app}'`)
    psql('create database app owner app')
    psql(`alter role app set statement_timeout = '10s'; alter role app set idle_in_transaction_session_timeout = '10s'`)
    write('userlist.txt', `"app" "${passwords.app}"\n`)
    const pooler = { dir, port: ports.pooler, write: ports.write }
    family.start('pgbouncer', 'pgbouncer', [write('pgbouncer.ini', poolerConfig(pooler))])
  } catch (error) {
    await close()
    throw error
  }
  const url = (port: number) => `postgres://app:${passwords.app}@${host}:${port}/app`
  const admin = { host, port: ports.write, user: 'postgres', password: passwords.superuser, database: 'app' }
  return { dir, nodes, etcds, family, ports, url, admin, close }
}

async function choosePorts(appCount: number) {
  const free = await freePorts(16 + appCount)
  const take = () => free.shift() ?? 0
  return {
    nodes: names.map(() => ({ port: take(), rest: take() })),
    etcds: names.map(() => ({ client: take(), peer: take() })),
    write: take(),
    read: take(),
    pooler: take(),
    web: take(),
    apps: free,
  }
}

function startEtcd(
  family: ReturnType<typeof openFamily>,
  dir: string,
  etcds: readonly { client: number; peer: number }[],
) {
  const at = (port: number) => `http://${host}:${port}`
  const all = etcds.map(({ peer }, i) => `e${i + 1}=${at(peer)}`).join(',')
  for (const [i, { client, peer }] of etcds.entries()) {
    const name = `e${i + 1}`
    const settings = {
      name,
      'data-dir': join(dir, name),
      'listen-client-urls': at(client),
      'advertise-client-urls': at(client),
      'listen-peer-urls': at(peer),
      'initial-advertise-peer-urls': at(peer),
      'initial-cluster': all,
      'initial-cluster-state': 'new',
      'heartbeat-interval': '100',
      'election-timeout': '1000',
      'auto-compaction-retention': '1',
    }
    family.start(
      name,
      'etcd',
      Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]),
    )
  }
}

const asSuperuser = (port: number, secret: string) => (sql: string) => {
  const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', host, '-p', String(port), '-U', 'postgres', '-c', sql]
  const env = { PGPASSWORD: secret, PGCONNECT_TIMEOUT: '3' }
  return execFileSync(`${postgresPrograms}/psql`, args, {
    encoding: 'utf8',
    timeout: 10_000,
    stdio: 'pipe',
    env,
  }).trim()
}

async function must(what: string, isSo: () => Promise<boolean> | boolean) {
  const asked = async () => {
    try {
      return await isSo()
    } catch {
      return false
    }
  }
  if (!(await until(asked, startWithin))) throw new Error(`Not within ${startWithin} seconds: ${what}.`)
}

interface Opened {
  dir: string
  family: ReturnType<typeof openFamily>
  nodes: readonly Node[]
}

/** Poolers first, and the primary after its standbys: nobody is left to be promoted. */
async function closeCluster({ dir, family, nodes }: Opened) {
  const leader = await nodeWith(nodes, 'leader')
  await Promise.all(['pgbouncer', 'haproxy'].map((name) => family.end(name, 3_000)))
  const standbys = nodes.filter((node) => node !== leader)
  await Promise.all(standbys.map(({ name }) => family.end(name, 20_000)))
  if (leader) await family.end(leader.name, 20_000)
  await Promise.all(nodes.map(endPostmaster))
  await Promise.all(names.map((_, i) => family.end(`e${i + 1}`, 5_000)))
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Where its Patroni could not end it. */
async function endPostmaster(node: Node) {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const)
    for (let looks = 0; looks < 50; looks++) {
      const pid = postmasterOf(node)
      if (!pid) return
      if (looks === 0) process.kill(pid, signal)
      await pause(100)
    }
}
