import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createWebServer } from '@app/server/http/listen'
import { type Job, writeProblems } from '@app/server/jobs/jobs'
import { openMailWorker } from '@app/server/jobs/mail-worker'
import { scheduleJobs, startQueue } from '@app/server/jobs/queue'
import { createDeps } from '@app/server/start/deps'
import { createProblemWriter } from '@app/server/vendors/ai/problem-writer'
import { getRequestListener } from '@hono/node-server'
import { answerToParent, given } from './child.ts'
import { providerElsewhere } from './elsewhere.ts'
import { productSettings, scoringOff } from './product-settings.ts'

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
