import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findAccount, host, makeFolder, newSecret, postgresPrograms } from './machine.ts'

const page = join(import.meta.dirname, '../docs/operation.md')
const exampleFolder = '/srv/'
const exampleMoment = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00/

/** What docs/operation.md has operators write for going back to a moment, with a folder and a moment of the drill. */
export function readCommands(folder: string, markdown = readFileSync(page, 'utf8')) {
  const section = /^## Backup$(.*?)(?=^## )/ms.exec(markdown)?.[1] ?? ''
  const blocks = (language: string) =>
    [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, found, text = '']) =>
      found === language ? [text.replaceAll(exampleFolder, `${folder}/`)] : [],
    )
  const [settings, ...moreSettings] = blocks('ini')
  const [copy, goBack, ...moreCommands] = blocks('sh')
  if (!settings || !copy || !goBack || moreSettings.length + moreCommands.length > 0 || !exampleMoment.test(goBack))
    throw new Error('docs/operation.md does not have the blocks of a backup: settings, a copy, going back to a moment.')
  return {
    settings,
    copy,
    goBack: (moment: Date) => goBack.replace(exampleMoment, moment.toISOString().replace('T', ' ').replace('Z', '+00')),
  }
}

const execute = promisify(execFile)
const patience = 180_000
export const pathOfPrograms = `${postgresPrograms}:${process.env['PATH']}`

export type Server = Awaited<ReturnType<typeof openServer>>

/** One PostgreSQL of the package that archives its log as docs/operation.md says; it ends with `close`. */
export async function openServer(port: number) {
  const account = findAccount()
  const { uid, gid, isRoot } = account
  const { dir, write } = makeFolder(account)
  const commands = readCommands(dir)
  const passwords = { superuser: newSecret(), app: newSecret() }
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: 'postgres', PGPASSWORD: passwords.superuser }
  const env = { ...login, PATH: pathOfPrograms, HOME: dir, LANG: 'C.UTF-8' }

  /** As the operator of the server writes it. */
  async function shell(script: string) {
    const { stdout } = await execute('sh', ['-eu', '-c', script], {
      cwd: dir,
      env,
      timeout: patience,
      ...(isRoot && { uid, gid }),
    })
    return stdout.trim()
  }
  const psql = (database: string, sql: string) => {
    write('asked.sql', sql)
    return shell(`psql -XAtq -v ON_ERROR_STOP=1 -d ${database} -f asked.sql`)
  }

  async function close() {
    for (const name of ['pg', 'restored'])
      await shell(`test ! -f ${name}/postmaster.pid || pg_ctl stop -m immediate -D ${name}`).catch(() => undefined)
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  try {
    write('password', passwords.superuser)
    write(
      'settings',
      `listen_addresses = '${host}'\nport = ${port}\nunix_socket_directories = ''\n${commands.settings}`,
    )
    await shell('initdb -D pg -U postgres -A scram-sha-256 --pwfile=password -E UTF8 --locale=C.UTF-8')
    await shell('mkdir archive; cat settings >> pg/postgresql.conf; pg_ctl start -D pg -l pg.log')
    await psql('postgres', `create role app login password '${passwords.app}'`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    dir,
    commands,
    shell,
    psql,
    close,
    createDatabase: (name: string) => psql('postgres', `create database ${name} owner app`),
    url: (database: string) => `postgres://app:${passwords.app}@${host}:${port}/${database}`,
    admin: (database: string) => ({ host, port, user: 'postgres', password: passwords.superuser, database }),
    fileOf: (name: string) => join(dir, name),
  }
}
