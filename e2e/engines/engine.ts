import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A browser that is driven from outside, by WebDriver or WebDriver BiDi; both take the same real keys and pointers. */
export interface Engine {
  goTo(address: string): Promise<void>
  /** Runs a function in the page; what it takes and returns is JSON. */
  run<T, A extends unknown[]>(work: (...given: A) => T | Promise<T>, ...given: A): Promise<T>
  act(sources: readonly object[]): Promise<void>
  /** A PNG of what is seen, in base64. */
  picture(): Promise<string>
  /** A PDF in base64; null where the driver cannot print. */
  print(): Promise<string | null>
  /** What the pages have written to the console as an error; empty where the driver does not say. */
  complaints: string[]
  end(): Promise<void>
}

export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
}

/** Programs and the packages of Debian that have them. */
const packages: Record<string, string> = {
  [programs.firefox]: 'firefox-esr',
  [programs.webKitDriver]: 'webkit2gtk-driver',
  [programs.miniBrowser]: 'libwebkit2gtk-4.1-0',
  [programs.screen]: 'xvfb',
}

/** Before all: why the engines cannot run here, in a sentence. */
export function setup() {
  const missing = Object.entries(packages).flatMap(([program, name]) => (isProgram(program) ? [] : [name]))
  if (missing.length > 0)
    throw new Error(`The walk in other engines needs Debian's packages ${missing.join(', ')}. Please install them.`)
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A program that was started: what it prints, and how it ends. */
export function start(program: string, args: string[], more: Record<string, string> = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const lines = child.stdio.slice(1).map((output) => createInterface(output as Readable))
  return {
    /** What the pattern holds of the first line that has it. */
    says: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        child.once('exit', () => reject(new Error(`${program} ended before it was ready.`)))
        const read = (line: string) => {
          const found = pattern.exec(line)
          if (found) resolve(found[1] ?? '')
        }
        for (const each of lines) each.on('line', read)
      }),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
