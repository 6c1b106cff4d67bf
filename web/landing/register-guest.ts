import { forgetAnswers } from '../pwa/device/device-store.ts'
import { registerWorker } from '../pwa/register-worker.ts'

/** This page is only sent to people who are not signed in. */
export async function registerGuest() {
  await Promise.all([forgetAnswers(), registerWorker('landing')])
}
