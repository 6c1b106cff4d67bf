import { createHmac, randomInt } from 'node:crypto'
import {
  drawRecoveryCode,
  parseAuthenticatorCode,
  plainRecoveryCode,
  recoveryCodeCount,
} from '@app/domain/account/recovery-code'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { openSeal } from '../mail/sealer.ts'
import type { AccountDeps } from './deps.ts'
import { attemptSubjects } from './password-attempts.ts'
import {
  consumeCodeStep,
  consumeRecoveryCode,
  findSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.queries.ts'

const period = 30
/** Steps before and after the present one that still count: clocks differ. */
const drift = 1

type FactorDeps = Pick<AccountDeps, 'secret' | 'now'>

const appOf = (key: string, label: string) =>
  new TOTP({ issuer: 'Firecrest', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(key) })

export function newKey(email: string) {
  const key = new Secret({ size: 20 }).base32
  return { key, uri: appOf(key, email).toString() }
}

const aboutKey = (userId: string) => `second factor ${userId}`
export const sealKey = (secret: string, userId: string, key: string) => openSeal(secret).seal(key, aboutKey(userId))

/** The step of the clock that the code is of, or null. */
export function stepOfCode({ secret, now }: FactorDeps, userId: string, sealed: string, typed: string) {
  const key = openSeal(secret).open(sealed, aboutKey(userId))
  const token = parseAuthenticatorCode(typed)
  if (typeof key !== 'string' || token === null) return null
  const timestamp = now().getTime()
  const delta = appOf(key, '').validate({ token, timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** Keyed, because 40 bits alone could be guessed from a copy of the table. */
const hashOfRecovery = (secret: string, userId: string, plain: string) =>
  createHmac('sha256', secret).update(`recovery code ${userId} ${plain}`).digest('base64url')

export async function makeRecoveryCodes(db: Database, { secret }: FactorDeps, userId: string) {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(drawRecoveryCode((below) => randomInt(below)))
  const hashes = [...codes].map((code) => hashOfRecovery(secret, userId, plainRecoveryCode(code) ?? ''))
  await replaceRecoveryCodes(db, { userId, hashes })
  return [...codes]
}

/** Spends the code in the transaction of what it is for. Throws `wrong_code`, or another where six digits cannot be meant. */
export async function consumeCode(db: Database, deps: FactorDeps, userId: string, typed: string) {
  const [factor] = await findSecondFactor(db, { userId })
  if (!factor?.confirmedAt) throw new AppError('wrong_code')
  if (parseAuthenticatorCode(typed) === null) {
    const plain = plainRecoveryCode(typed)
    const hash = plain && hashOfRecovery(deps.secret, userId, plain)
    const [used] = hash ? await consumeRecoveryCode(db, { userId, hash, now: deps.now() }) : []
    if (!used) throw new AppError('wrong_recovery_code')
    return 'recovery' as const
  }
  const step = stepOfCode(deps, userId, factor.secret, typed)
  const [taken] = step === null ? [] : await consumeCodeStep(db, { userId, step })
  if (!taken) throw new AppError('wrong_code')
  return 'app' as const
}

/** Wrong codes count by account and network, apart from wrong passwords: a right password forgets none of them. */
export const codeAttemptSubject = (userId: string, network: string) => ({ of: attemptSubjects.code(userId), network })
