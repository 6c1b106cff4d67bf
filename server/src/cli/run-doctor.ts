import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../config/config.ts'
import { withClient } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { isMigrated } from '../db/migrate.ts'
import { callbackUrlOf } from '../modules/providers/begin-provider-sign-in.ts'
import { prepareDataFolder } from '../process/data-folder.ts'
import { isLoopbackAddress } from '../process/loopback.ts'
import type { Provider } from '../vendors/oidc/provider.ts'
import { createProviders } from '../vendors/oidc/providers.ts'
import { assertPrices } from '../vendors/stripe/open-stripe.ts'
import { checkReplica, createNote, type DoctorFinding, okFinding, wrongFinding } from './check-replica.ts'

type Env = Record<string, string | undefined>

const pages = fileURLToPath(new URL('../../../web/dist/landing.html', import.meta.url))
const minFreeBytes = 1e9
const maxClockSkewMs = 2_000
const doctorTimeoutMs = 5_000

export async function runDoctor(env: Env): Promise<{ isWell: boolean; text: string }> {
  const config = settingsOf(env)
  const findings =
    config instanceof Error
      ? [wrongFinding(config.message)]
      : [okFinding('Settings are fine.'), ...(await Promise.all(checks.map((check) => tried(check, config)))).flat()]
  const signs = { fine: 'ok   ', note: 'note ', wrong: 'WRONG' }
  const lines = findings.map(({ state, message }) => `${signs[state]} ${message}`)
  return { isWell: findings.every(({ state }) => state !== 'wrong'), text: lines.join('\n') }
}

function settingsOf(env: Env) {
  try {
    return readConfig(env)
  } catch (error) {
    return error as Error
  }
}

type Check = (config: Config) => Promise<DoctorFinding | DoctorFinding[]>

const tried = (check: Check, config: Config) => check(config).catch((error: Error) => wrongFinding(error.message))

const checks: readonly Check[] = [
  checkReach,
  checkData,
  checkDatabase,
  checkReplica,
  checkMail,
  checkProviders,
  checkCards,
  checkModel,
]

async function checkReach({ publicUrl, isPublicUrlSet, host, trustProxy }: Config) {
  const built = existsSync(pages) ? [] : [createNote('The pages aren’t built yet. "npm start" builds them.')]
  if (isLoopbackAddress(host)) return [...built, okFinding(`Only this machine can reach Firecrest, at ${host}.`)]
  if (!isPublicUrlSet)
    return [...built, wrongFinding(`Firecrest listens on ${host}. Set PUBLIC_URL, or links in emails will be wrong.`)]
  const isPlain = publicUrl.startsWith('http:')
  const secure = isPlain
    ? [createNote('PUBLIC_URL isn’t https. Put a proxy with a certificate in front of Firecrest.')]
    : []
  const proxied = trustProxy === 0 ? [createNote('TRUST_PROXY is 0. Change it if Firecrest runs behind a proxy.')] : []
  return [...built, ...secure, ...proxied, okFinding(`People can reach Firecrest at ${publicUrl}.`)]
}

async function checkData({ dataDir }: Config) {
  await prepareDataFolder(dataDir)
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const isOpen = ((await stat(dataDir)).mode & 0o077) !== 0
  const openness = isOpen
    ? [createNote(`Others on this machine can read ${dataDir}. "chmod 700" makes it private.`)]
    : []
  const says = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`
  const room = free < minFreeBytes ? wrongFinding(`Only ${says}. Free some space.`) : okFinding(`${says}.`)
  return [...openness, room]
}

async function checkDatabase({ databaseUrl, dataDir }: Config) {
  const server = databaseUrl ? null : await startEmbeddedPostgres(dataDir)
  try {
    return await withClient(server?.connection ?? { connectionString: databaseUrl }, async (client) => {
      const sentAt = Date.now()
      const { rows } = await client.query<{ now: number; version: string; hasTrigrams: boolean }>(
        `select extract(epoch from clock_timestamp())::float8 * 1000 as now, current_setting('server_version') as version,
           exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams"`,
      )
      const { now = 0, version, hasTrigrams } = rows[0] ?? {}
      const skew = Math.abs(now - (sentAt + Date.now()) / 2)
      const clock =
        skew > maxClockSkewMs
          ? wrongFinding(
              `This machine’s clock and the database’s differ by ${(skew / 1000).toFixed(1)} s. Sync both with NTP.`,
            )
          : okFinding('The database’s clock agrees with ours.')
      const search = hasTrigrams
        ? []
        : [wrongFinding('The extension pg_trgm is missing. Install PostgreSQL’s contrib package.')]
      const done = await isMigrated(client).catch(() => false)
      const tables = done
        ? okFinding('The tables are up to date.')
        : createNote('The tables will be updated at the next start.')
      return [okFinding(`PostgreSQL ${version} is running.`), clock, ...search, tables]
    })
  } finally {
    await server?.stop()
  }
}

async function checkMail({ smtpUrl, dataDir, databaseUrl }: Config) {
  const place = databaseUrl ? 'encrypted rows (npm run admin -- emails FOLDER)' : `files in ${dataDir}/mail`
  if (!smtpUrl) return createNote(`Emails are saved as ${place}. Set SMTP_URL to send them.`)
  const [{ createTransport }, { mailFaultOf }] = await Promise.all([
    import('nodemailer'),
    import('../vendors/smtp/mailer.ts'),
  ])
  const timeouts = {
    connectionTimeout: doctorTimeoutMs,
    greetingTimeout: doctorTimeoutMs,
    socketTimeout: doctorTimeoutMs,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts } as object)
  try {
    await transport.verify()
    return okFinding('The mail server accepts our login.')
  } catch (error) {
    return wrongFinding(
      `The mail server rejected our login (${mailFaultOf(error)}). Check SMTP_URL, and "Mail" in docs/operation.md.`,
    )
  } finally {
    transport.close()
  }
}

/** Whether each is who the settings say. It sees its secret only when somebody signs in. */
async function checkProviders({ providers: settings, publicUrl }: Config) {
  const providers = createProviders(settings, { now: () => new Date(), ending: new AbortController().signal })
  const checks = { state: 'doctor', nonce: 'doctor', verifier: 'doctor', isProof: false }
  const checkOne = async ({ name, label, authorizationUrl }: Provider) => {
    const redirectUri = callbackUrlOf(publicUrl, name).href
    try {
      await authorizationUrl({ ...checks, redirectUri })
      return okFinding(`${label} is working. Its redirect address is ${redirectUri}`)
    } catch (error) {
      const setting = `OIDC_${name.toUpperCase()}_ISSUER`
      return wrongFinding(
        `${label} isn’t responding like a sign-in provider (${(error as Error).message}). Check ${setting}.`,
      )
    }
  }
  return await Promise.all([...providers.values()].map(checkOne))
}

async function checkCards({ stripe }: Config) {
  if (!stripe) return createNote('Card payments aren’t set up (docs/cards.md).')
  await assertPrices(stripe)
  return okFinding('Stripe accepts the key and both prices.')
}

async function checkModel({ writer }: Config) {
  if (!writer) return createNote('No AI model is set up. Problems come from the built-in collection.')
  const headers = writer.apiKey ? { authorization: `Bearer ${writer.apiKey}` } : {}
  const url = `${writer.baseUrl.replace(/\/$/, '')}/models`
  const reply = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(doctorTimeoutMs) }).catch(
    () => null,
  )
  if (!reply) return wrongFinding('The model server isn’t responding. Check AI_BASE_URL.')
  await reply.body?.cancel()
  if (reply.status === 401 || reply.status === 403)
    return wrongFinding('The model server rejected the key. Check AI_API_KEY.')
  return okFinding('The model server is working.')
}
