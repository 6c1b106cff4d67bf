import { build } from 'vite'

/** A module and what it imports as one classic script; the names in `known` stand for these values in it. */
export async function scriptOf(path: string, known: Record<string, unknown> = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]))
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: path, output: { format: 'iife' } },
      modulePreload: false,
    },
  })
  if (!('output' in made)) throw new Error(`${path} became no script`)
  return made.output[0].code.trim()
}
