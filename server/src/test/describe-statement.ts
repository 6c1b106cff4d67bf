import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type Statement, statements } from '../db/statement.ts'
import { whenOver } from './when-over.ts'

const source = resolve(import.meta.dirname, '..')

/** Every statement of the product: its files are imported first. */
export async function allStatements(): Promise<readonly Statement[]> {
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (file) =>
      !/\.test\.ts$|^test\//.test(file) && /from '.*\/statement\.ts'/.test(readFileSync(`${source}/${file}`, 'utf8')),
  )
  for (const file of files) await import(pathToFileURL(`${source}/${file}`).href)
  return statements
}

interface Description {
  params: string[]
  columns: Record<string, string>
}

/** Asks a database what it says of a statement without running it: "parse" and "describe" of its protocol. */
export async function openDescriber(connection: pg.ClientConfig) {
  // Of its own: the clients of a pool take no queries of another kind.
  const client = new pg.Client(connection)
  await client.connect()
  whenOver(() => client.end())
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select oid::int, regexp_replace(typname, '^_(.*)', '\\1[]') as name from pg_type`,
  )
  const typeNames = new Map(rows.map(({ oid, name }) => [oid, name]))
  const nameOf = (oid: number) => typeNames.get(oid) ?? String(oid)

  return (text: string): Promise<Description> =>
    new Promise((resolve, reject) => {
      let [params, columns]: [string[], Description['columns']] = [[], {}]
      const readParams = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
        params = dataTypeIDs.map(nameOf)
      }
      client.query({
        submit(connection: pg.Connection) {
          connection.on('parameterDescription', readParams)
          connection.parse({ name: '', text, types: [] }, true)
          connection.describe({ type: 'S', name: '' }, true)
          connection.sync()
        },
        handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
          columns = Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, nameOf(dataTypeID)]))
        },
        handleError(error: Error, connection: pg.Connection) {
          connection.off('parameterDescription', readParams)
          reject(error)
        },
        handleReadyForQuery(connection: pg.Connection) {
          connection.off('parameterDescription', readParams)
          resolve({ params, columns })
        },
      } as pg.Submittable)
    })
}
