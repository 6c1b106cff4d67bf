import { SpanKind } from '@opentelemetry/api'
import { withSpan } from '../process/tracer.ts'
import type { Database } from './database.ts'

interface ColumnTypes {
  bool: boolean
  int4: number
  /** A JavaScript number does not hold every value of these two. */
  int8: string
  numeric: string
  float8: number
  text: string
  uuid: string
  date: string
  timestamptz: Date
  json: unknown
  jsonb: unknown
  bytea: Buffer
  'int4[]': number[]
  'float8[]': number[]
  'text[]': string[]
  'uuid[]': string[]
  'date[]': string[]
}

type TypeName = keyof ColumnTypes

interface ParamTypes extends Pick<ColumnTypes, 'bool' | 'int4' | 'float8' | 'text' | 'uuid' | 'date' | 'timestamptz'> {
  int8: number
  numeric: string | bigint
  json: object
  jsonb: object
  bytea: Uint8Array
  'int4[]': readonly number[]
  'float8[]': readonly number[]
  'text[]': readonly (string | null)[]
  'uuid[]': readonly string[]
  'date[]': readonly string[]
}

export interface Typed<T> {
  type: TypeName
  value?: T
}

/** `'text?'` may be null. PostgreSQL does not say what may be null, so no test can check it. */
type Declared = TypeName | `${TypeName}?` | Typed<unknown>
type Declarations = Readonly<Record<string, Declared>>
type None = Record<never, never>

type ValueOf<D, Types extends Record<TypeName, unknown>> =
  D extends Typed<infer T>
    ? T
    : D extends TypeName
      ? Types[D]
      : D extends `${infer Name extends TypeName}?`
        ? Types[Name] | null
        : never
type ParamsOf<P> = { [K in keyof P]: ValueOf<P[K], ParamTypes> }
export type Row<C> = { -readonly [K in keyof C]: ValueOf<C[K], ColumnTypes> }

/** A type of ours within one of PostgreSQL's: `typed<Difficulty>('text')`, `typed<Score | null>('jsonb')`. */
export const typed = <T>(type: TypeName): Typed<T> => ({ type })

export type RowOf<S extends (...args: never) => Promise<object[]>> = Awaited<ReturnType<S>>[number]

type Arguments<P> = keyof P extends never ? [] : [ParamsOf<P>]

export interface Statement<P = Declarations, C = Declarations> {
  /** With a name PostgreSQL plans it once a connection, otherwise for the values of each call. */
  name?: string
  params?: P
  columns?: C
  sql: string
}

/** Of every imported module: a test has PostgreSQL describe them. */
export const statements: Statement[] = []

export function statement<const P extends Declarations = None, const C extends Declarations = None>(
  declared: Statement<P, C>,
) {
  const { text, names } = compileStatement(declared)
  statements.push(declared)
  const query = declared.name === undefined ? { text } : { name: declared.name, text }
  const json = new Set(names.filter((name) => /^jsonb?$/.test(columnType(declared.params?.[name] ?? 'text'))))
  return async (db: Database, ...[input]: Arguments<P>): Promise<Row<C>[]> => {
    const params: Readonly<Record<string, unknown>> = input ?? {}
    const values = names.map((name) => (json.has(name) ? jsonOf(params[name]) : params[name]))
    const send = () => db.$client.query({ ...query, values })
    return (await withSpan(declared.name ?? 'statement', ofStatement, send)).rows
  }
}

const ofStatement = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

const parts = /'[^']*'|::|:([a-z]\w*)/gi

export function compileStatement({ name: of = 'A statement', params = {}, sql }: Statement) {
  const names: string[] = []
  const text = sql.replace(parts, (part, name?: string) => {
    if (!name) return part
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const undeclared = names.filter((name) => !Object.hasOwn(params, name))
  const unused = Object.keys(params).filter((name) => !names.includes(name))
  if (undeclared.length > 0) throw new Error(`${of} does not declare ${undeclared.join(', ')}.`)
  if (unused.length > 0) throw new Error(`${of} does not use ${unused.join(', ')}.`)
  if (/\$\d/.test(sql)) throw new Error(`${of} has a parameter without a name.`)
  return { text, names }
}

export const columnType = (declared: Declared) =>
  typeof declared === 'string' ? declared.replace('?', '') : declared.type
