import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { checkDatabase, openSite } from './backup-checks.ts'
import { openServer, pathOfPrograms, type Server } from './backup-server.ts'
import { openClosing } from './closing.ts'
import type { Figure } from './limits.ts'
import { freePorts, newSecret, refusal, root } from './machine.ts'
import { until } from './patroni.ts'
import { printLimits, say } from './report.ts'

const clientCount = 4
const secret = newSecret()

const { closing, closeAll } = openClosing()

/** `npm run backup` or `npm run restore`, without the installation before it. */
async function runTool(name: 'backup' | 'restore', file: string, url: string) {
  const env = { PATH: pathOfPrograms, DATABASE_URL: url, APP_SECRET: secret, DATA_DIR: `${file}.data` }
  const { stdout } = await promisify(execFile)(process.execPath, ['--run', name, '--', file], { cwd: root, env })
  say(`npm run ${name}: ${stdout.trim().split('\n').at(-1)?.replaceAll(file, 'FILE')}`)
}

type Site = Awaited<ReturnType<typeof openSite>>

interface Stage {
  server: Server
  site: Site
  port: number
}

async function dumpAndRestore({ server, site, port }: Stage): Promise<Figure[]> {
  const [database, file] = ['restored', server.fileOf('dump')]
  await site.waitFor(100)
  const promised = site.promised()
  await runTool('backup', file, server.url('app'))
  await site.waitFor(20)
  await server.createDatabase(database)
  await runTool('restore', file, server.url(database))
  return await checkDatabase('backup and restore', { server, database, port, secret }, promised)
}

async function goBack({ server, site, port }: Stage, finish: () => Promise<void>): Promise<Figure[]> {
  await server.shell(server.commands.copy)
  await site.waitFor(50)
  const promised = site.promised()
  // What was acknowledged until now was committed before the next millisecond.
  const moment = new Date(Date.now() + 1)
  await site.waitFor(50)
  await finish()
  const all = site.promised().entries.length
  await server.psql('app', 'drop table solution cascade')
  await site.close()
  await server.shell(server.commands.goBack(moment))
  const isWritable = async () => (await server.psql('app', 'select pg_is_in_recovery()')) === 'f'
  if (!(await until(isWritable, 60))) throw new Error('The server did not come back from its archive.')
  say(`Back at ${moment.toISOString()}: ${all - promised.entries.length} hand-ins came later.`)
  return await checkDatabase('back to a moment', { server, database: 'app', port, secret }, promised)
}

async function run() {
  const [port = 0, ...ports] = await freePorts(4)
  const [live = 0, afterRestore = 0, afterGoingBack = 0] = ports
  const server = await openServer(port)
  closing.push(server.close)
  await server.createDatabase('app')
  const site = await openSite({ server, database: 'app', port: live, secret })
  closing.push(site.close)
  const finish = site.start(clientCount)
  closing.push(finish)
  const restored = await dumpAndRestore({ server, site, port: afterRestore })
  const wentBack = await goBack({ server, site, port: afterGoingBack }, finish)
  return printLimits([...restored, ...wentBack])
}

const reason = refusal('backup')
if (reason) {
  say(reason)
  process.exitCode = 2
} else
  try {
    process.exitCode = (await run()) ? 0 : 1
  } finally {
    await closeAll()
  }
