import { oldestPageVersion, pageVersionHeader } from '@app/contract/page-version'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback } from '../process/loopback.ts'
import { AppError } from './app-error.ts'

/** By Sec-Fetch-Site, or by an Origin that is neither ours nor the host. Without both it is no browser. */
export function refuseCrossSiteWrite(c: Context, publicUrl: string) {
  if (isCrossSite(c)) throw new AppError('cross_site')
  const origin = c.req.header('origin')
  if (origin === undefined || origin === publicUrl) return
  const host = c.req.header('host')
  if (origin !== `http://${host}` && origin !== `https://${host}`) throw new AppError('cross_site')
}

const isCrossSite = (c: Context) => ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')

export const isCrossSiteRead = (c: Context) =>
  isCrossSite(c) || ['sec-purpose', 'purpose'].some((name) => /prefetch|prerender/.test(c.req.header(name) ?? ''))

export function refuseCrossSiteRead(c: Context) {
  if (isCrossSiteRead(c)) throw new AppError('cross_site')
}

/** Loopback names serve local health checks. */
export function requireKnownHost(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!isKnownHost(c.req.header('host') ?? '', publicUrl)) throw new AppError('unknown_host')
    await next()
  }
}

export const refuseOldPages: MiddlewareHandler = async (c, next) => {
  const version = c.req.header(pageVersionHeader)
  if (version !== undefined && !(Number(version) >= oldestPageVersion)) throw new AppError('page_too_old')
  await next()
}

export const isKnownHost = (host: string, publicUrl: string) => host === new URL(publicUrl).host || isLoopback(host)

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
