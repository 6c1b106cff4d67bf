import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { oldestPageVersion, pageVersionHeader } from '@app/contract/page-version'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'
import { AppError } from './app-error.ts'

/**
 * By Sec-Fetch-Site, or by an Origin that is neither ours nor the host. Without both it is no browser. Where people come
 * by https, a page of the same name without it may be anybody's.
 */
export function refuseCrossSiteWrite(c: Context, publicUrl: string) {
  if (isCrossSite(c)) throw new AppError('cross_site')
  const origin = c.req.header('origin')
  if (origin === undefined || origin === publicUrl) return
  const host = c.req.header('host') ?? ''
  const mayBePlain = publicUrl.startsWith('http:') || isLoopback(host)
  if (origin !== `https://${host}` && !(mayBePlain && origin === `http://${host}`)) throw new AppError('cross_site')
}

const isCrossSite = (c: Context) => ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')

export const isCrossSiteRead = (c: Context) =>
  isCrossSite(c) || ['sec-purpose', 'purpose'].some((name) => /prefetch|prerender/.test(c.req.header(name) ?? ''))

export function refuseCrossSiteRead(c: Context) {
  if (isCrossSiteRead(c)) throw new AppError('cross_site')
}

export function requireKnownHost(served: ServedHosts): MiddlewareHandler {
  return async (c, next) => {
    if (!isKnownHost(c.req.header('host') ?? new URL(c.req.url).host, served)) throw new AppError('unknown_host')
    await next()
  }
}

export const refuseOldPages: MiddlewareHandler = async (c, next) => {
  const version = c.req.header(pageVersionHeader)
  if (version !== undefined && !(Number(version) >= oldestPageVersion)) throw new AppError('page_too_old')
  await next()
}

export interface ServedHosts {
  publicUrl: string
  isPublicUrlSet: boolean
  /** The address that it listens on. */
  host: string
}

/**
 * Names are compared without their case, their final dot and the usual port. Loopback names serve local health checks.
 * Without PUBLIC_URL a name is this machine's only if nobody else can lead it here: one that is ours, or a number.
 */
export function isKnownHost(sent: string, { publicUrl, isPublicUrlSet, host }: ServedHosts): boolean {
  const own = new URL(publicUrl)
  const asked = /^[\w.:[\]-]+$/.test(sent) ? URL.parse(`${own.protocol}//${sent}`) : null
  if (!asked) return false
  const name = withoutDot(asked.hostname)
  if (isLoopback(name)) return true
  if (isPublicUrlSet) return name === withoutDot(own.hostname) && asked.port === own.port
  if (isLoopbackAddress(host)) return false
  return name === host.toLowerCase() || name === hostname().toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

const withoutDot = (name: string) => name.replace(/\.$/, '')

/** Stripe requires these. */
const stripe = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
}

/** Of the scripts and styles that stand in a page; a file has none. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

const noHashes: InlineHashes = { scripts: [], styles: [] }

export function createPageHeaders(hashes = noHashes, { takesCards = false } = {}) {
  const inline = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('')
  // Trusted Types were tried: three places of ours and Stripe's script set a script's address, so no screen started.
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inline(hashes.scripts)}${takesCards ? stripe.scripts : ''}`,
    `style-src 'self'${inline(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${takesCards ? stripe.calls : ''}`,
    ...(takesCards ? [`frame-src${stripe.frames}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'microphone=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), payment=()',
  }
}
