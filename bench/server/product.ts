import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createWebServer } from '@app/server/http/listen'
import { type Job, writeProblems } from '@app/server/jobs/jobs'
import { openMailWorker } from '@app/server/jobs/mail-worker'
import { scheduleJobs, startQueue } from '@app/server/jobs/queue'
import { createDeps } from '@app/server/start/deps'
import { createProblemWriter } from '@app/server/vendors/ai/problem-writer'
import { type Provider, ProviderError } from '@app/server/vendors/oidc/provider'
import { getRequestListener } from '@hono/node-server'
import { answerToParent, given } from './child.ts'
import { productSettings, scoringOff } from './product-settings.ts'

/** How long a network takes differs from one time to the next (ms). */
const [least, spread] = [20, 60]

/** A provider at which everybody is who their code says, and which vouches for no address. */
const providerElsewhere: Provider = {
  name: 'bench',
  label: 'Bench',
  authorizationUrl: async ({ state }) => new URL(`https://id.bench.example/?state=${state}`),
  async identify({ url }) {
    await pause(least + Math.random() * spread)
    const code = url.searchParams.get('code')
    if (code === null) throw new ProviderError('refused', 'There is no code.')
    return {
      issuer: 'bench',
      subject: code,
      email: code,
      emailVerified: false,
      firstName: 'Bench',
      lastName: '',
      isFresh: true,
    }
  },
}

const { connection, provider, smtpUrl, scores = true, signsInElsewhere = false } = given()
const providers = new Map(signsInElsewhere ? [[providerElsewhere.name, providerElsewhere]] : [])
const ways = { hasMail: smtpUrl !== undefined, providers }
const made = createDeps({ pool: openPool(connection), ...productSettings, ...ways })
const deps = { ...made, ...(scores ? {} : scoringOff) }
if (smtpUrl) await mailTo(smtpUrl)
answerToParent(createWebServer(getRequestListener(createApp(deps).fetch), { trustProxy: productSettings.trustProxy }))
if (provider) await writeFrom(provider)

/** As the app delivers: at once, in the background. */
async function mailTo(smtpUrl: string) {
  const mails = await openMailWorker(
    { ...productSettings, smtpUrl, mailFrom: 'bench@localhost', dataDir: '', databaseUrl: undefined },
    deps,
  )
  await scheduleJobs(await startQueue(connection), [jobOf('send-mails', async () => mails.wake())], null)
}

/** The same job in the same queue as the app's, its first turn at once. */
async function writeFrom(baseUrl: string) {
  const queue = await startQueue(connection)
  const ending = new AbortController().signal
  const writer = createProblemWriter({ baseUrl, apiKey: undefined, model: 'bench', deadlineMs: 20_000, ending })
  const writing = { writer, dailyCalls: 1_000, ending, restsUntil: 0 }
  await scheduleJobs(queue, [jobOf('write-problems', () => writeProblems({ ...deps, writing }))], null)
  await queue.send('write-problems')
}

function jobOf(name: string, run: () => Promise<unknown>): Job<null> {
  return { name, cron: '* * * * *', firstAfterSeconds: 60, isOn: () => true, run }
}
