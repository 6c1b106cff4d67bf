import type { UnsentCall } from '../pwa/device/rows.ts'
import { ada } from './server.ts'

/** A session that waits to be sent. */
export const unsent: UnsentCall = {
  person: ada.id,
  id: 'a',
  call: 'submitSolutions',
  body: {},
  at: 0,
  about: { id: 'round', day: '2026-03-14', title: 'A doorstop', texts: ['a wedge'] },
}
