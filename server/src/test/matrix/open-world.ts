import { createHash } from 'node:crypto'
import type { RatingPass } from '@app/domain/opinion/opinion'
import { calmGateway } from '../calm-gateway.ts'
import { scriptedProviders } from '../oidc/provider-visits.ts'
import { scriptedOutside } from '../scripted-chain.ts'
import { createWorld } from '../world.ts'

export const castAt = '2026-03-14T20:00:00Z'
export type World = Awaited<ReturnType<typeof createWorld>>

/** Looks like the real one and costs nothing: thousands of requests are about everything else. */
export const quickHash = (password: string) =>
  `argon2id$quick$${createHash('sha256').update(password).digest('base64url')}`
const quick = {
  hash: async (password: string) => quickHash(password),
  verify: async ({ hash, password }: { hash: string | null; password: string }) => hash === quickHash(password),
}

const calmLook: RatingPass = {
  originality: 1,
  fit: 3,
  detail: 0,
  group: 'words',
  sameAs: null,
  flag: 'none',
  why: 'Often said.',
}
const wide = { count: 100_000, seconds: 1 }

export const openWorld = () =>
  createWorld({
    at: castAt,
    passwords: quick,
    failures: 1000,
    crypto: scriptedOutside(),
    card: calmGateway(),
    providers: scriptedProviders().providers,
    opinions: {
      model: 'calm',
      dailyCalls: 100_000,
      deadlineMs: 20_000,
      open: async () => ({ rate: async ({ ideas }) => ideas.map(() => calmLook) }),
    },
    rules: { cryptoLooksOfPerson: wide, guestProblemsOfNetwork: { aDay: 1_000 } },
  })
