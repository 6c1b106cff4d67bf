import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export const peekQuery = queryOptions(callQuery('peekProblem'))
