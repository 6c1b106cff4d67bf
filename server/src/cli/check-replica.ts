import type { Config } from '../config/config.ts'
import { onClient } from '../db/reach.ts'
import { isLate, openLagMeter } from '../db/replica-lag.ts'
import { statement } from '../db/statement.ts'
import { StartError } from '../process/start-error.ts'

export interface Finding {
  state: 'fine' | 'note' | 'wrong'
  says: string
}

export const fine = (says: string): Finding => ({ state: 'fine', says })
export const note = (says: string): Finding => ({ state: 'note', says })
export const wrong = (says: string): Finding => ({ state: 'wrong', says })

const patienceMs = 5_000

const readKind = statement({
  columns: { isStandby: 'bool', system: 'text', startedAt: 'text' },
  sql: `select pg_is_in_recovery() as "isStandby", (select system_identifier::text from pg_control_system()) as system,
    extract(epoch from pg_postmaster_start_time())::text as "startedAt"`,
})

export async function checkReplica({ databaseUrl, databaseReplicaUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl || !databaseReplicaUrl) return []
  const settings = { query_timeout: patienceMs }
  return await onClient(
    { ...settings, connectionString: databaseReplicaUrl },
    (replica) =>
      onClient({ ...settings, connectionString: databaseUrl }, (primary) =>
        compare({ $client: primary }, { $client: replica }),
      ).catch(leaveToItsOwnCheck),
    'replica',
  )
}

function leaveToItsOwnCheck(error: unknown): Finding[] {
  if (error instanceof StartError) return []
  throw error
}

type Client = Parameters<typeof readKind>[0]

async function compare(primary: Client, replica: Client): Promise<Finding[]> {
  const [[ofPrimary], [ofReplica]] = await Promise.all([readKind(primary), readKind(replica)])
  if (ofReplica?.system !== ofPrimary?.system)
    return [wrong('The replica is a copy of another database server. Check DATABASE_REPLICA_URL.')]
  if (!ofReplica?.isStandby && ofReplica?.startedAt === ofPrimary?.startedAt)
    return [
      note(
        'DATABASE_REPLICA_URL leads to the primary: right for a balancer while no standby is up, which then spares it nothing.',
      ),
    ]
  if (!ofReplica?.isStandby)
    return [wrong('The replica is not a standby: it takes writes. Check DATABASE_REPLICA_URL, or follow the primary.')]
  const state = await openLagMeter(primary, replica, () => performance.now()).measure()
  if (!state.isUp) throw state.error
  if (!isLate(state)) return [fine('The replica answers and is in time.')]
  const lag = state.lagSeconds === null ? '' : `${Math.round(state.lagSeconds)} seconds `
  return [wrong(`The replica is ${lag}behind: look at its log, its network and whether its replay is paused.`)]
}
