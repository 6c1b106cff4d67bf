import { calls, listRefusals, type NamedCall } from '@app/contract/calls'
import { refusals } from '@app/contract/refusals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createOpenApiDocument } from './open-api.ts'

/** As it is sent. */
const read = () => JSON.parse(JSON.stringify(createOpenApiDocument()))
const document = read()

test('a validator of OpenAPI finds no fault in the document, and every reference leads somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('the same validator finds a fault where there is one', async () => {
  const broken = read()
  broken.paths['/api/solutions'].post.responses = []
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

const operationOf = ({ path, method }: NamedCall) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]

test.each(calls)('$name is described with its input, its reply and every code it refuses with', (call) => {
  const { operationId, parameters, requestBody, responses } = operationOf(call)
  expect(operationId).toBe(call.name)
  const placeholders = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const inPath = parameters.filter((each: { in: string }) => each.in === 'path')
  expect(inPath.map((each: { name: string }) => each.name)).toEqual(placeholders)
  expect(requestBody === undefined).toBe(call.body === undefined)
  const { content } = responses[call.status ?? 200]
  expect(Object.keys(content ?? {})).toEqual(call.status === 204 ? [] : (call.file ?? ['application/json']))
  for (const code of listRefusals(call)) {
    const { $ref } = responses[refusals[code][0]]
    const response = $ref ? document.components.responses[$ref.split('/').at(-1)] : responses[refusals[code][0]]
    const { schema } = response.content['application/json']
    if (code === 'sign_in_required') expect(schema).toEqual({ $ref: '#/components/schemas/SignInRequired' })
    else expect(schema.allOf[1].properties.code.enum).toContain(code)
  }
})
