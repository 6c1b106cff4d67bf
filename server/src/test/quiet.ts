import { setLogLevel } from '../process/log.ts'

// Before each file, whatever the one before it has said. Refusals are what most tests are about, and no news.
setLogLevel('warn')
