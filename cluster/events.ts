import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Apps } from './apps.ts'
import { type Node, tuning } from './configs.ts'
import type { Cluster } from './open-cluster.ts'
import { etcdLeader, familyOf, type Member, nodeWith, postmasterOf, switchOver, until } from './patroni.ts'

const longAway = 6_000
const hangs = 20_000
const inTurnWithin = 5_000
/** A watchdog resets a machine at the latest when the lease of its primary ends. */
const resetAfter = tuning.ttl * 1_000

interface Stage {
  cluster: Cluster
  apps: Apps
}

async function must(nodes: readonly Node[], role: Member['role']): Promise<Node> {
  const node = await nodeWith(nodes, role)
  if (!node) throw new Error(`No node is ${role}.`)
  return node
}

/** PostgreSQL and its Patroni, as when the machine is gone. */
function killNode({ family }: Cluster, node: Node) {
  for (const pid of [family.pidOf(node.name), postmasterOf(node)]) if (pid) process.kill(pid, 'SIGKILL')
}

async function killFor(cluster: Cluster, role: Member['role'], wait: () => Promise<unknown>) {
  const node = await must(cluster.nodes, role)
  cluster.family.hold(node.name)
  killNode(cluster, node)
  const happened = await wait()
  cluster.family.release(node.name)
  return happened
}

/** The worst moment to hang: in a turn it first reads how the cluster is, and then renews what it believes to hold. */
const isInTurn = (patroni: number) => !readFileSync(`/proc/${patroni}/wchan`, 'utf8').startsWith('futex')

async function stop({ nodes, family }: Cluster, role: Member['role']) {
  const node = await must(nodes, role)
  const patroni = family.pidOf(node.name)
  for (const end = Date.now() + inTurnWithin; patroni && !isInTurn(patroni) && Date.now() < end; ) await pause(1)
  const pids = [family.pidOf(node.name), postmasterOf(node)].flatMap((pid) => (pid ? familyOf(pid) : []))
  signalAll(pids, 'SIGSTOP')
  return { node, pids }
}

async function hang(cluster: Cluster, role: Member['role']) {
  const { pids } = await stop(cluster, role)
  await pause(hangs)
  signalAll(pids, 'SIGCONT')
}

/** What hangs never wakes: its machine is reset and starts again. */
async function hangUntilReset(cluster: Cluster, role: Member['role']) {
  const { node, pids } = await stop(cluster, role)
  await pause(resetAfter)
  cluster.family.hold(node.name)
  signalAll(pids, 'SIGKILL')
  await pause(hangs - resetAfter)
  cluster.family.release(node.name)
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
}

async function restartInTurn(apps: Apps) {
  for (const port of apps.ports) {
    await apps.end(port, 'SIGTERM')
    await apps.start(port)
    // The proxy asks for readiness once a second.
    await pause(2_000)
  }
}

/**
 * What can happen to a cluster. Each ends when what it did is undone, not when all is well again; false says that it
 * did not happen as meant.
 */
export const events = {
  /** The machine of the primary is gone until another node is the primary. */
  async machine({ cluster }: Stage) {
    const old = await must(cluster.nodes, 'leader')
    const isReplaced = async () => {
      const now = await nodeWith(cluster.nodes, 'leader')
      return now !== null && now !== old
    }
    return await killFor(cluster, 'leader', () => until(isReplaced, 60))
  },
  /** The primary and its Patroni crash, and Patroni is started again a second later. */
  async crash({ cluster }: Stage) {
    killNode(cluster, await must(cluster.nodes, 'leader'))
  },
  /** PostgreSQL alone crashes. */
  async postmaster({ cluster }: Stage) {
    const pid = postmasterOf(await must(cluster.nodes, 'leader'))
    if (pid) process.kill(pid, 'SIGKILL')
  },
  replica: ({ cluster }: Stage) => killFor(cluster, 'replica', () => pause(longAway)),
  sync: ({ cluster }: Stage) => killFor(cluster, 'sync_standby', () => pause(longAway)),
  /** The standby that commits wait for hangs, without closing anything. */
  freeze: ({ cluster }: Stage) => hang(cluster, 'sync_standby'),
  /** The primary hangs, its watchdog resets the machine, and another takes over. */
  stall: ({ cluster }: Stage) => hangUntilReset(cluster, 'leader'),
  /** The primary hangs, another takes over, and the old one wakes up and may take its place back. */
  async unfenced({ cluster }: Stage) {
    await hang(cluster, 'leader')
    await pause(longAway)
  },
  async switchover({ cluster: { nodes } }: Stage) {
    const candidate = await must(nodes, 'sync_standby')
    await switchOver(await must(nodes, 'leader'), candidate)
    return await until(async () => (await nodeWith(nodes, 'leader')) === candidate, 30)
  },
  async etcd({ cluster: { etcds, family } }: Stage) {
    const name = `e${(await etcdLeader(etcds)) + 1}`
    family.hold(name)
    const pid = family.pidOf(name)
    if (pid) process.kill(pid, 'SIGKILL')
    await pause(longAway)
    family.release(name)
  },
  async app({ apps }: Stage) {
    const [port = 0] = apps.ports
    await apps.end(port, 'SIGKILL')
    await pause(1_000)
    await apps.start(port)
  },
  rolling: ({ apps }: Stage) => restartInTurn(apps),
  /** Processes of this release take the place of those of the other one, whose tables they bring up to date. */
  update({ apps }: Stage) {
    apps.startFrom('this')
    return restartInTurn(apps)
  },
  /** Back to the other release, on the tables of this one. */
  downgrade({ apps }: Stage) {
    apps.startFrom('other')
    return restartInTurn(apps)
  },
} satisfies Record<string, (stage: Stage) => Promise<unknown>>

export type EventName = keyof typeof events

/** Without a fence no set-up keeps what it has acknowledged: what such an event costs is reported apart. */
export const isUnfenced = (event: EventName) => event === 'unfenced'

/** Ten kills of the primary among them. */
export const wholeRun: readonly EventName[] = [
  'machine',
  'machine',
  'crash',
  'postmaster',
  'postmaster',
  'switchover',
  'replica',
  'sync',
  'etcd',
  'machine',
  'crash',
  'postmaster',
  'freeze',
  'app',
  'rolling',
  'machine',
  'postmaster',
  'switchover',
  'crash',
  'stall',
  'unfenced',
]
