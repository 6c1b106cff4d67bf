import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Reply } from '@app/contract/calls'
import { buildPath } from '@app/contract/routes'
import { root, settingsFor } from '../app-process.ts'

const people = 20

/** Somebody with weeks behind them who has not begun today, signed in: what a day shows depends on that. */
export async function signInSeeded(url: string, port: number, dataDir: string) {
  const seed = promisify(execFile)(
    process.execPath,
    [join(root, 'server/src/cli/cli.ts'), 'seed', '--users', `${people}`],
    {
      env: settingsFor(dataDir, port),
    },
  )
  const said = /as 1(\.\S+) with the password "(.+)"/.exec((await seed).stdout)
  if (!said) throw new Error('Seeding did not say how to sign in.')
  const [, address, password] = said
  const all = Array.from({ length: people }, (_, n) => signIn(url, { email: `${n + 1}${address}`, password }))
  const ready = (await Promise.all(all)).filter(({ count }) => count === 0)
  const [most] = ready.sort((a, b) => b.user.streak - a.user.streak || b.user.totalSolved - a.user.totalSolved)
  if (!most) throw new Error('Everybody has begun today.')
  return { cookie: most.cookie, timeZone: most.user.timeZone, solved: most.user.totalSolved, streak: most.user.streak }
}

async function signIn(url: string, account: object) {
  const signedIn = await fetch(`${url}${buildPath('signIn')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const user = (await signedIn.json()) as Reply<'currentUser'>
  const today = await fetch(`${url}${buildPath('todayCount')}`, { headers: { cookie } })
  return { cookie, user, ...((await today.json()) as Reply<'todayCount'>) }
}
