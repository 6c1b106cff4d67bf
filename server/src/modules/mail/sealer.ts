import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretVersionsOf } from '../../process/secret.ts'

const nonceBytes = 12
const tagBytes = 16

/**
 * A copy of the database opens no account. `about` names the row: sealed text opens in no other one. Each purpose has a
 * key of its own, and each version of the secret opens what it sealed.
 */
export function createSealer(secret: string, purpose = 'mail outbox') {
  const keys = secretVersionsOf(secret).map((version) => deriveKey(version, purpose))

  return {
    seal(value: unknown, about: string): string {
      const nonce = randomBytes(nonceBytes)
      const [key = deriveKey(secret, purpose)] = keys
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },

    open(sealed: string, about: string): unknown {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const opened = open(bytes, key, about)
        if (opened !== null) return opened
      }
      return null
    },
  }
}

function open(bytes: Buffer, key: Buffer, about: string): unknown {
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    return JSON.parse(`${decipher.update(bytes.subarray(nonceBytes + tagBytes))}${decipher.final()}`)
  } catch {
    return null
  }
}

export const deriveKey = (version: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', version, '', `firecrest ${purpose}`, 32))
