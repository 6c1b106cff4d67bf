import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createWebServer } from '@app/server/http/listen'
import { startMailJobs } from '@app/server/jobs/mail.job'
import { startQueue } from '@app/server/jobs/queue'
import { scheduleJobs } from '@app/server/jobs/schedule-jobs'
import { createProblemJobs } from '@app/server/jobs/write-problems.job'
import { createDeps } from '@app/server/start/deps'
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
  const post = startMailJobs(
    { ...productSettings, smtpUrl, mailFrom: 'bench@localhost', dataDir: '', databaseUrl: undefined },
    deps,
  )
  await scheduleJobs(await startQueue(connection), await post.start())
}

/** The same job in the same queue as the app's, its first turn at once. */
async function writeFrom(baseUrl: string) {
  const queue = await startQueue(connection)
  const ending = new AbortController().signal
  const settings = { baseUrl, apiKey: undefined, model: 'bench', opinionModel: 'bench', dailyCalls: 1_000 }
  await scheduleJobs(queue, { stock: createProblemJobs(deps, { ...settings, ending }) })
  await queue.send('stock')
}
