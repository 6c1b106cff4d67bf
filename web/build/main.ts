import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const web = join(import.meta.dirname, '..')
const root = join(web, '..')
const stamp = join(web, 'dist/.built')
const wanted = fingerprint()

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0)
if (/[#?]/.test(root)) {
  // Vite takes them for the end of a path.
  process.stderr.write(`The pages can’t be built in ${root}. Move Firecrest to a folder without # and ? in its path.\n`)
  process.exit(1)
}
process.env['NODE_ENV'] = 'production'
const { build } = await import('vite')
await build({ configFile: join(web, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' })
writeFileSync(stamp, wanted)

function fingerprint() {
  const hash = createHash('sha256')
  const sources = globSync(
    '{web,domain,contract,content,media}/**/*.{ts,tsx,css,html,json,webmanifest,txt,xml,svg,webp,avif,webm,mp4,png,woff2}',
    { cwd: root, exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.{ts,tsx}'] },
  )
  for (const path of [...sources.sort(), 'package-lock.json']) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
