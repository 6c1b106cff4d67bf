import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** A copy of the database opens no account. `about` names the row: sealed text opens in no other one. */
export function createSealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'firecrest mail outbox', 32))

  return {
    seal(value: unknown, about: string): string {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },

    open(sealed: string, about: string): unknown {
      const bytes = Buffer.from(sealed, 'base64url')
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
        return JSON.parse(`${decipher.update(bytes.subarray(nonceBytes + tagBytes))}${decipher.final()}`)
      } catch {
        return null
      }
    },
  }
}
