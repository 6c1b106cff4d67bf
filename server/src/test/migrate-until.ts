import type pg from 'pg'
import { listMigrations, readMigration } from '../db/migrate.ts'

/** Makes the tables of an empty database as they were before a migration. */
export async function migrateUntil(pool: pg.Pool, end = listMigrations().at(-1)?.name) {
  await pool.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { at, name } of listMigrations()) {
    if (name === end) return
    const { steps, hash } = readMigration(name)
    for (const sql of steps) await pool.query(sql)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
  }
}
