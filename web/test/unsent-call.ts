import { listSubmissions, type SubmissionWith } from '../device/submission-queue/submission-store.ts'
import { ada } from './server.ts'

/** A session that waits to be sent. */
export const unsent: SubmissionWith<'queued'> = {
  person: ada.id,
  id: 'a',
  call: 'submitSolutions',
  body: {},
  at: 0,
  status: 'queued',
  about: { id: 'round', day: '2026-03-14', title: 'A doorstop', texts: ['a wedge'] },
}

/** What the server has not taken. */
export const unsentLists = async (person?: string) =>
  (await listSubmissions(person)).filter((list) => !('acknowledgement' in list))
