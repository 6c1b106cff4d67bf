import { parseArgs } from 'node:util'
import { ToolError } from '../open-tool.ts'

export interface SeedOptions {
  users: number
  days: number
  force: boolean
}

export function readSeedOptions(args: readonly string[]): SeedOptions {
  const { values } = parse(args)
  return {
    users: whole('--users', values.users, 10_000),
    days: whole('--days', values.days, 3_650),
    force: values.force,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        users: { type: 'string', default: '50' },
        days: { type: 'string', default: '120' },
        force: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new ToolError('Please write: npm run seed -- --users 50 --days 120 [--force]', { cause })
  }
}

function whole(name: string, text: string, most: number) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new ToolError(`${name} must be a whole number from 1 to ${most}, not "${text}".`)
  return number
}
