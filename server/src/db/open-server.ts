import type { ClientConfig } from 'pg'
import { prepareDataFolder } from '../process/data-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const poolSize = 10

/** What one process may take: its pool, its queue, and room for tools. */
const maxConnections = (processes: number) => 30 + processes * (poolSize + 5)

interface ServerSettings {
  databaseUrl: string | undefined
  dataDir: string
  processes: number
}

/** The PostgreSQL of `DATABASE_URL`, or the embedded one, which then belongs to this process until `stop`. */
export async function openServer(
  { databaseUrl, dataDir, processes }: ServerSettings,
  report: (sentence: string) => void,
): Promise<{ connection: ClientConfig; stop(): Promise<void> }> {
  if (!databaseUrl)
    return await startEmbeddedPostgres(dataDir, { asApp: true, maxConnections: maxConnections(processes), report })
  await prepareDataFolder(dataDir)
  return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
}
