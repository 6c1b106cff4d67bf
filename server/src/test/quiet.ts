import { setLogLevel } from '../process/log.ts'

// Before each file, whatever the one before it has said. Refusals are what most tests are about, and need no line.
setLogLevel('warn')

// A line of the log belongs to the test that is running: the console is shown beside a test that fails, and only there.
process.stderr.write = (part: string | Uint8Array) => {
  console.error(String(part).trimEnd())
  return true
}
