import { prepareDataFolder } from '../process/data-folder.ts'
import { type RetryOptions, resolveConnection, retryConnect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Connection } from './pooler.ts'

const poolSize = 10

const maxConnections = (processes: number) => 30 + processes * (poolSize + 5)

interface ServerSettings {
  databaseUrl: string | undefined
  dataDir: string
  processes: number
}

export async function openDatabaseServer(
  { databaseUrl, dataDir, processes }: ServerSettings,
  retry: RetryOptions,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (!databaseUrl)
    return await startEmbeddedPostgres(dataDir, {
      isApp: true,
      maxConnections: maxConnections(processes),
      report: retry.report,
    })
  await prepareDataFolder(dataDir)
  const connection = await retryConnect(retry, () => resolveConnection({ connectionString: databaseUrl }))
  return { connection, stop: async () => undefined }
}
