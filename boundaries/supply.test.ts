import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const manifests = globSync('{package.json,*/package.json}', { cwd: root })

test('T60: every dependency is pinned to one version', () => {
  const loose: string[] = []
  for (const path of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = read(path)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)) && !name.startsWith('@app/')) loose.push(name)
  }
  expect(manifests.length).toBeGreaterThan(6)
  expect(loose).toEqual([])
})

test('T60: every action of a workflow is pinned to a commit, and names its release', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  const used = files.flatMap((text) => text.match(/uses:.*/g) ?? [])
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}

test('T60: the lockfile holds a hash for every package, and sends nobody to another registry', () => {
  for (const path of globSync('{package-lock.json,*/package-lock.json}', { cwd: root })) {
    const packages: [string, Locked][] = Object.entries(read(path).packages)
    const fetched = packages.filter(([name, { link }]) => name.includes('node_modules/') && !link)
    expect(fetched.length).toBeGreaterThan(50)
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved?.includes('://')).map(([name]) => name)).toEqual([])
  }
})

test('T60: no package runs a script of its own when it is installed', () => {
  expect(readFileSync(join(root, 'run/ensure-installed.mjs'), 'utf8')).toContain("'--ignore-scripts'")
  expect(Object.values(read('package.json').allowScripts)).toEqual([false])
})
