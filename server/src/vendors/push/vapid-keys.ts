import { createECDH, hkdfSync } from 'node:crypto'
import { oldestSecretOf } from '../../process/secret.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Of the group of P-256 (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** More bits than the order has, so that all keys are as likely. */
const derivedBytes = 48

/** From the oldest version of the secret: every process has the same pair, and browsers subscribed by it. */
export function deriveVapidKeys(secret: string): VapidKeys {
  const drawn = Buffer.from(hkdfSync('sha256', oldestSecretOf(secret), '', 'firecrest web push', derivedBytes))
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex')
  const privateKey = pair.getPrivateKey().toString('base64url').padStart(43, 'A')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
