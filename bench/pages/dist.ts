import { join } from 'node:path'
import { root } from '../app-process.ts'

/** Where the built pages are, once the app has been started. */
export const dist = join(root, 'web/dist')
