import { isIP } from 'node:net'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'

export type RelyingParty = ReturnType<typeof relyingPartyOf>

export interface RelyingPartySettings {
  publicUrl: string
  isPublicUrlSet: boolean
}

/** Whose passkeys these are: of the name in PUBLIC_URL, or where it is unset of `localhost`. Browsers take no IP address. */
export function relyingPartyOf(c: Context, { publicUrl, isPublicUrlSet }: RelyingPartySettings) {
  const host = isPublicUrlSet ? new URL(publicUrl).host : (c.req.header('host') ?? '')
  const name = host.replace(/:\d+$/, '')
  const isUsable = isPublicUrlSet ? isIP(name.replace(/[[\]]/g, '')) === 0 : name === 'localhost'
  if (!isUsable) throw new AppError('passkeys_unavailable')
  return { id: name, origins: isPublicUrlSet ? [new URL(publicUrl).origin] : [`http://${host}`, `https://${host}`] }
}
