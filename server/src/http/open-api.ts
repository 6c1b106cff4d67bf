import type { Access, Call } from '@app/contract/call'
import { calls, type NamedCall } from '@app/contract/calls'
import { type RefusalCode, refusals } from '@app/contract/refusals'
import { openApiAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { z } from 'zod'
import { answer } from './answer.ts'

type Shape = NonNullable<Call['body']>
const schemaOf = (shape: Shape, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, target: 'draft-2020-12', unrepresentable: 'any' })

/** The wire as an OpenAPI 3.1 document, made from the contract and so never behind it. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Firecrest', version: '1', description: 'The two-minute brain trainer.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'firecrest.session_token' } } },
  }
}

const refusalsOf: Record<Access, RefusalCode[]> = {
  anyone: [],
  user: ['sign_in_required'],
  premium: ['sign_in_required', 'premium_required'],
  admin: ['sign_in_required', 'admin_required'],
}

function contentOf({ status, file, reply, path }: NamedCall) {
  if (status === 204) return {}
  if (file) return { content: Object.fromEntries(file.map((type) => [type, {}])) }
  const schema = schemaOf(reply, 'output')
  // A shape that names itself has references, which begin at the nearest id and not at the document.
  return { content: json(schema.$defs ? { $id: path, ...schema } : schema) }
}

function operation(call: NamedCall) {
  const codes: RefusalCode[] = ['invalid_request', ...refusalsOf[call.access]]
  const refused = Map.groupBy(new Set([...codes, ...(call.refusals ?? [])]), (code) => refusals[code][0])
  const responses: Record<string, unknown> = {
    [call.status ?? 200]: { description: call.summary, ...contentOf(call) },
  }
  for (const [status, list] of refused) {
    const description = list.map((code) => refusals[code][1]).join(' / ')
    responses[status] = { description, content: json(messageSchema) }
  }
  return {
    summary: call.summary,
    ...(call.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...(call.params ? parameters('path', call.params) : []),
      ...(call.query ? parameters('query', call.query) : []),
    ],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    responses,
  }
}

const messageSchema = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] }
const json = (schema: unknown) => ({ 'application/json': { schema } })

function parameters(place: 'path' | 'query', shape: Shape) {
  const { properties = {}, required = [] } = schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    in: place,
    name,
    required: required.includes(name),
    schema,
  }))
}

export function openApiRoute(app: Hono) {
  let document: unknown
  app.get(openApiAddress, () => {
    document ??= openApiDocument()
    return answer(document, 200, { 'cache-control': 'public, max-age=300' })
  })
}
