import type { Config } from '../config/config.ts'
import { withClient } from '../db/connect.ts'
import { createLagMeter, isLagging } from '../db/replica-lag.ts'
import { statement } from '../db/statement.ts'
import { StartError } from '../process/start-error.ts'

export interface DoctorFinding {
  state: 'fine' | 'note' | 'wrong'
  message: string
}

export const okFinding = (message: string): DoctorFinding => ({ state: 'fine', message })
export const createNote = (message: string): DoctorFinding => ({ state: 'note', message })
export const wrongFinding = (message: string): DoctorFinding => ({ state: 'wrong', message })

const replicaTimeoutMs = 5_000

const readKind = statement({
  columns: { isStandby: 'bool', system: 'text', startedAt: 'text' },
  sql: `select pg_is_in_recovery() as "isStandby", (select system_identifier::text from pg_control_system()) as system,
    extract(epoch from pg_postmaster_start_time())::text as "startedAt"`,
})

export async function checkReplica({ databaseUrl, databaseReplicaUrl }: Config): Promise<DoctorFinding[]> {
  if (!databaseUrl || !databaseReplicaUrl) return []
  const settings = { query_timeout: replicaTimeoutMs }
  return await withClient(
    { ...settings, connectionString: databaseReplicaUrl },
    (replica) =>
      withClient({ ...settings, connectionString: databaseUrl }, (primary) =>
        compare({ $client: primary }, { $client: replica }),
      ).catch(leaveToItsOwnCheck),
    'replica',
  )
}

function leaveToItsOwnCheck(error: unknown): DoctorFinding[] {
  if (error instanceof StartError) return []
  throw error
}

type Client = Parameters<typeof readKind>[0]

async function compare(primary: Client, replica: Client): Promise<DoctorFinding[]> {
  const [[ofPrimary], [ofReplica]] = await Promise.all([readKind(primary), readKind(replica)])
  if (ofReplica?.system !== ofPrimary?.system)
    return [wrongFinding('The replica belongs to a different server. Check DATABASE_REPLICA_URL.')]
  if (!ofReplica?.isStandby && ofReplica?.startedAt === ofPrimary?.startedAt)
    return [createNote('DATABASE_REPLICA_URL points at the primary. Point it at a standby.')]
  if (!ofReplica?.isStandby)
    return [wrongFinding('The replica accepts writes. Check DATABASE_REPLICA_URL or make it follow the primary.')]
  const state = await createLagMeter(primary, replica, () => performance.now()).measure()
  if (!state.isUp) throw state.error
  if (!isLagging(state)) return [okFinding('The replica is up to date.')]
  const lag = state.lagSeconds === null ? '' : `${Math.round(state.lagSeconds)} seconds `
  return [wrongFinding(`The replica is ${lag}behind. Check its log, its connection and whether replay is paused.`)]
}
