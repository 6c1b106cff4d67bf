import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export type AlbumEntry = Reply<'album'>['thinkers'][number]

/** A session since may have printed ink. */
export const albumQuery = queryOptions({ ...callQuery('album'), staleTime: 0 })
