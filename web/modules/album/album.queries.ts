import type { Reply } from '@app/contract/calls'
import type { InkLevel } from '@app/domain/rounds/ink-level'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export type AlbumEntry = Reply<'album'>['thinkers'][number]

export const inkOf = (entry: AlbumEntry | undefined) => (entry?.ink ?? 0) as InkLevel

/** A session since may have printed ink. */
export const albumQuery = queryOptions({ ...callQuery('album'), staleTime: 0 })
