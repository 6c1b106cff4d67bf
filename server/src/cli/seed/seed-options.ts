import { parseToolArgs, ToolError } from '../run-tool.ts'

export interface SeedOptions {
  users: number
  days: number
  force: boolean
}

const seedOptions = { users: { type: 'string' }, days: { type: 'string' }, force: { type: 'boolean' } } as const

export function readSeedOptions(args: readonly string[]): SeedOptions {
  const usage = 'Usage: npm run seed -- --users 50 --days 120 [--force]'
  const { users = '50', days = '120', force = false } = parseToolArgs(args, seedOptions, usage)
  return { users: whole('--users', users, 10_000), days: whole('--days', days, 3_650), force }
}

function whole(name: string, text: string, most: number) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new ToolError(`${name} must be a whole number from 1 to ${most}, not "${text}".`)
  return number
}
