import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import type { PushTarget } from '../../vendors/push/push-sender.ts'
import { whenOver } from '../when-over.ts'
import { certificate, certificateKey } from './certificate.ts'

/** What a browser keeps of a subscription: the private half, with which it reads what comes. */
export interface Browser {
  target: PushTarget
  pair: ECDH
  auth: Buffer
}

const hosts = ['push.example.org', 'other.example.org'] as const

export function subscribeBrowser(path: string, host: (typeof hosts)[number] = 'push.example.org'): Browser {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return {
    pair,
    auth,
    target: { endpoint: `https://${host}/${path}`, p256dh, auth: auth.toString('base64url') },
  }
}

export interface Fault {
  status: number
  headers?: Record<string, string>
  body?: Buffer
}

export interface Pushed {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  /** Of the sender: its public key, and what its token says. */
  vapid: { key: string; claims: Record<string, unknown> }
}

/** Speaks the protocol of RFC 8030: checks who sends (RFC 8292), and takes what only the browser can read (RFC 8291). */
export async function openPushService() {
  const received: Pushed[] = []
  const faults = new Map<string, Fault | 'hang'>()
  const server = createServer({ cert: certificate, key: certificateKey }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url?.slice(1) ?? ''
    const fault = faults.get(path)
    if (fault === 'hang') return
    const vapid = readVapid(request.headers)
    if (!vapid) return void response.writeHead(403).end()
    received.push({ path, headers: request.headers, body: Buffer.concat(parts), vapid })
    const { status, headers, body } = fault ?? { status: 201 }
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  whenOver(() => {
    server.closeAllConnections()
    return new Promise<void>((closed) => void server.close(() => closed()))
  })
  const resolve: LookupFunction = (_, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
  return { received, faults, network: { resolve, ca: certificate, port }, port }
}

function readVapid({ authorization = '', host }: IncomingMessage['headers']) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url'))) return null
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = Number(read.exp) - Date.now() / 1000
  const isForUs = hosts.some((each) => host?.startsWith(`${each}:`) && read.aud === `https://${each}`)
  return isForUs && seconds > 0 && seconds <= 86_400 ? { key, claims: read } : null
}

/** RFC 8188 and 8291, with the browser's own half of the key. */
export function decrypt({ pair, auth }: Browser, body: Buffer): unknown {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
  const sender = body.subarray(21, 21 + idLength)
  const shared = pair.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with 2, then zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}
