import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { tuning } from '../cluster/configs.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const settings = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)

// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about
const documentsOf = (path: string): any[] =>
  parseAllDocuments(read(path)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })

test('compose starts the app after the database, with settings that exist, and gives it time to shut down', () => {
  const [{ services }] = documentsOf('deploy/compose.yaml')
  const { environment, stop_grace_period, depends_on } = services.app
  expect(settings).toEqual(expect.arrayContaining(Object.keys(environment)))
  expect([environment.DATABASE_URL, stop_grace_period]).toEqual([expect.stringMatching(/@database\//), '30s'])
  expect(Object.keys(depends_on)).toEqual(['database'])
})

test('Kubernetes runs the app with settings that exist, asks it for readiness, and has two running at any time', () => {
  const documents = documentsOf('deploy/kubernetes.yaml')
  const of = (kind: string) => documents.find((document) => document.kind === kind) ?? expect.fail(`no ${kind}`)
  const labels = { app: 'firecrest' }
  const { template, selector } = of('Deployment').spec
  const [app] = template.spec.containers
  const names = [...app.env.map(({ name }: { name: string }) => name), ...Object.keys(of('Secret').stringData)]
  expect(settings).toEqual(expect.arrayContaining(names))
  expect([selector.matchLabels, template.metadata.labels]).toEqual([labels, labels])
  expect([of('Service').spec.selector, of('PodDisruptionBudget').spec.selector.matchLabels]).toEqual([labels, labels])
  expect(app.readinessProbe.httpGet.path).toBe('/readyz')
  // A process whose database is away must not be restarted for it.
  expect([app.livenessProbe.httpGet.path, app.startupProbe.httpGet.path]).toEqual(['/healthz', '/healthz'])
  expect(of('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(of('PodDisruptionBudget').spec.minAvailable)
  // What an ending process may take, its draining included.
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(25)
  const drain = app.env.find(({ name }: { name: string }) => name === 'DRAIN_SECONDS')
  expect(Number(drain?.value)).toBeGreaterThan(app.readinessProbe.periodSeconds * app.readinessProbe.failureThreshold)
})

test('a primary that hangs is reset before its lease ends, and not while it waits for etcd as in the drill', () => {
  const [{ watchdog, bootstrap }] = documentsOf('deploy/patroni.yml')
  const { ttl, loop_wait: loopWait, retry_timeout: retryTimeout, synchronous_mode } = bootstrap.dcs
  expect({ ttl, loopWait, retryTimeout }).toEqual(tuning)
  expect([watchdog.mode, synchronous_mode]).toEqual(['required', true])
  const resetAfter = ttl - watchdog.safety_margin
  expect(resetAfter).toBeLessThan(ttl)
  expect(resetAfter).toBeGreaterThan(loopWait + 2 * retryTimeout)
})

test('every file for an operator names only addresses that the app has', () => {
  const files = globSync('deploy/*', { cwd: root })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files)
    for (const [path] of read(file).matchAll(/(?<=uri |path: )\/[a-z]+/g))
      expect(['/healthz', '/readyz']).toContain(path)
})

test('systemd makes the folder that the app stores its data in', () => {
  const unit = read('deploy/firecrest.service')
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  expect(settingOf('Environment')).toBe(`DATA_DIR=/var/lib/${settingOf('StateDirectory')}`)
})

/** Each is checked by the program that reads it, where this machine has that. */
const programs: [file: string, command: string, ...args: string[]][] = [
  ['deploy/haproxy.cfg', 'haproxy', '-c', '-f'],
  ['deploy/Caddyfile', 'caddy', 'validate', '--adapter', 'caddyfile', '--config'],
  ['deploy/nginx.conf', 'nginx', '-t', '-c'],
  ['deploy/firecrest.service', 'systemd-analyze', 'verify'],
]
const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin', HOME: '/nowhere' }
const isThere = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`], { env }).status === 0

for (const [file, command, ...args] of programs.filter(([, each]) => isThere(each)))
  test(`${command} reads ${file}`, () => {
    const { status, stdout, stderr } = spawnSync(command, [...args, join(root, file)], { env, encoding: 'utf8' })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  })
