import type { Call } from '@app/contract/call'
import { calls, listRefusals, type NamedCall } from '@app/contract/calls'
import { type RefusalCode, refusals } from '@app/contract/refusals'
import { openApiPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import { z } from 'zod'
import { jsonResponse } from './responses.ts'

type Shape = NonNullable<Call['body']>
const schemaOf = (shape: Shape, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, target: 'draft-2020-12', unrepresentable: 'any' })

export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Firecrest', version: '1', description: 'The two-minute brain trainer.' },
    paths,
    components: {
      schemas: { Refusal: refusalSchema, SignInRequired: signInRequired },
      responses: refusedAlone(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'firecrest.session_token' } },
    },
  }
}

function operation(call: NamedCall) {
  const { name, access, summary, params, query, body, acceptsIdempotencyKey } = call
  return {
    operationId: name,
    summary,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...(params ? parameters('path', params) : []),
      ...(query ? parameters('query', query) : []),
      ...(acceptsIdempotencyKey ? [keyParameter] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: { ...successOf(call), ...refusedOf(call) },
  }
}

function parameters(place: 'path' | 'query', shape: Shape) {
  const { properties = {}, required = [] } = schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    in: place,
    name,
    required: required.includes(name),
    schema,
  }))
}

const keyParameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'Sent again with the same key within two days, the same content gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function successOf(call: NamedCall) {
  const { status = 200, summary, hasTotal, canDefer } = call
  const response = { description: summary, ...(hasTotal && { headers: totalHeader }), ...contentOf(call) }
  return { [status]: response, ...(canDefer && { 202: { ...response, description: 'Not done yet. Ask again.' } }) }
}

function contentOf({ status, file, reply, path }: NamedCall) {
  if (status === 204) return {}
  if (file) return { content: Object.fromEntries(file.map((type) => [type, {}])) }
  const schema = schemaOf(reply, 'output')
  return { content: json(schema.$defs ? { $id: path, ...schema } : schema) }
}

const totalHeader = { 'X-Total-Count': { description: 'The length of the whole list.', schema: { type: 'integer' } } }

const refusedOf = (call: NamedCall) =>
  Object.fromEntries(
    [...Map.groupBy(listRefusals(call), (code) => refusals[code][0])].map(([status, codes]) => [
      status,
      codes.length === 1 ? { $ref: `#/components/responses/${codes[0]}` } : refusedAs(status, codes),
    ]),
  )

const refusedAlone = () => Object.fromEntries(allCodes.map((code) => [code, refusedAs(refusals[code][0], [code])]))

const refusedAs = (status: number, codes: readonly RefusalCode[]) => ({
  description: codes.map((code) => refusals[code][1]).join(' / '),
  ...((status === 429 || status === 503) && { headers: retryHeader }),
  content: json(refusalOf(codes)),
})

function refusalOf(codes: readonly RefusalCode[]) {
  const named = codes.filter((code) => code !== 'sign_in_required')
  if (named.length === 0) return { $ref: '#/components/schemas/SignInRequired' }
  return { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: named } } }] }
}

const retryHeader = { 'Retry-After': { description: 'Seconds until you can try again.', schema: { type: 'integer' } } }

const allCodes = Object.keys(refusals) as RefusalCode[]

const refusalSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence to show to a person.' },
    code: { enum: allCodes.filter((code) => code !== 'sign_in_required') },
    params: {
      type: 'object',
      description: 'The values in the sentence.',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
  required: ['message', 'code'],
}

const signInRequired = {
  type: 'object',
  properties: { message: { const: refusals.sign_in_required[1] } },
  required: ['message'],
  additionalProperties: false,
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

export function registerOpenApiRoute(app: Hono) {
  let document: unknown
  app.get(openApiPath, () => {
    document ??= createOpenApiDocument()
    return jsonResponse(document, 200, { 'cache-control': 'public, max-age=300' })
  })
}
