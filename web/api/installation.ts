import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from './api.ts'

export type Installation = Reply<'installation'>

export const installationQuery = queryOptions(callQuery('installation'))
