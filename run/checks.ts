import { spawn } from 'node:child_process'

/** What must hold before the tests run. None waits for another, and the tests need only the last. */
const steps = ['types', 'lint', 'dead', 'pages']

/**
 * The compiler is a Go program that lives for seconds: without collecting garbage it takes a quarter less time, and 3 GB
 * instead of 2.4.
 */
const compilerEnv = { ...process.env, GOGC: 'off' }

/** Runs a script of package.json and collects its output, so that four do not mix theirs. */
function run(name: string) {
  return new Promise<boolean>((done) => {
    const child = spawn(process.execPath, ['--run', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: name === 'types' ? compilerEnv : process.env,
    })
    const said: Buffer[] = []
    child.stdout.on('data', (part) => said.push(part))
    child.stderr.on('data', (part) => said.push(part))
    child.once('close', (code) => {
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n`)
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })
}

const results = await Promise.all(steps.map(run))
process.exitCode = results.includes(false) ? 1 : 0
