import { createHmac, randomInt } from 'node:crypto'
import {
  generateRecoveryCode,
  parseAuthenticatorCode,
  parseRecoveryCode,
  recoveryCodeCount,
} from '@app/domain/account/recovery-code'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { log } from '../../process/log.ts'
import { newestSecretOf, secretVersionsOf } from '../../process/secret.ts'
import { createSealer, deriveKey } from '../mail/sealer.ts'
import type { AccountDeps } from './deps.ts'
import {
  consumeCodeStep,
  consumeRecoveryCode,
  findSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.queries.ts'

const periodSeconds = 30
/** Steps before and after the present one that still count: clocks differ. */
const allowedStepDrift = 1

type FactorDeps = Pick<AccountDeps, 'secret' | 'now'>

const appOf = (key: string, label: string) =>
  new TOTP({
    issuer: 'Firecrest',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(key),
  })

export function createTotpKey(email: string) {
  const key = new Secret({ size: 20 }).base32
  return { key, uri: appOf(key, email).toString() }
}

const createKeySealer = (secret: string) => createSealer(secret, 'second factor')
const aboutKey = (userId: string) => `second factor ${userId}`
export const sealTotpKey = (secret: string, userId: string, key: string) =>
  createKeySealer(secret).seal(key, aboutKey(userId))

/** The step of the clock that the code is of, or null. */
export function findCodeStep({ secret, now }: FactorDeps, userId: string, sealed: string, typed: string) {
  const key = createKeySealer(secret).open(sealed, aboutKey(userId))
  const token = parseAuthenticatorCode(typed)
  if (key === null)
    log('error', 'The key of an authenticator app does not open: the secret that sealed it is missing.', { userId })
  if (typeof key !== 'string' || token === null) return null
  const timestamp = now().getTime()
  const delta = appOf(key, '').validate({ token, timestamp, window: allowedStepDrift })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** By each version of the secret. Keyed, because 40 bits alone could be guessed from a copy of the table. */
const recoveryHashesOf = (secret: string, userId: string, plain: string) =>
  secretVersionsOf(secret).map((version) =>
    createHmac('sha256', deriveKey(version, 'recovery codes')).update(`${userId} ${plain}`).digest('base64url'),
  )

export async function createRecoveryCodes(db: Database, { secret }: FactorDeps, userId: string) {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(generateRecoveryCode((below) => randomInt(below)))
  const newest = newestSecretOf(secret)
  const hashes = [...codes].flatMap((code) => recoveryHashesOf(newest, userId, parseRecoveryCode(code) ?? ''))
  await replaceRecoveryCodes(db, { userId, hashes })
  return [...codes]
}

/** Spends the code in the transaction of what it is for. Throws `wrong_code`, or another where six digits cannot be meant. */
export async function consumeCode(db: Database, deps: FactorDeps, userId: string, typed: string) {
  const [factor] = await findSecondFactor(db, { userId })
  if (!factor?.confirmedAt) throw new AppError('wrong_code')
  if (parseAuthenticatorCode(typed) === null) {
    const plain = parseRecoveryCode(typed)
    const hashes = plain ? recoveryHashesOf(deps.secret, userId, plain) : []
    const [used] = await consumeRecoveryCode(db, { userId, hashes, now: deps.now() })
    if (!used) throw new AppError('wrong_recovery_code')
    return 'recovery' as const
  }
  const step = findCodeStep(deps, userId, factor.secret, typed)
  const [taken] = step === null ? [] : await consumeCodeStep(db, { userId, step })
  if (!taken) throw new AppError('wrong_code')
  return 'app' as const
}
