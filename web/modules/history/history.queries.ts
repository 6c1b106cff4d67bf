import type { Query, Reply } from '@app/contract/call'
import type { exportSolutions, listSolutions } from '@app/contract/history'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../api/call.ts'
import { keepFile } from '../../ui/keep-file.ts'
import { showToast } from '../../ui/toast.ts'

export type Solution = Reply<typeof listSolutions>['solutions'][number]
export type Kind = NonNullable<Query<typeof listSolutions>['type']>
export type Format = Query<typeof exportSolutions>['format']

interface Wanted {
  page: number
  type: Kind
  /** Words to look for; none when empty. */
  words: string
}

const path = '/api/solutions/history'

/** Looked up anew at every turn, and the page before stands until it is there. */
export const historyQuery = ({ page, type, words }: Wanted) =>
  queryOptions({
    queryKey: [path, type, words, page],
    queryFn: () =>
      call<typeof listSolutions>({ method: 'GET', path }, { query: { page, limit: 20, type, q: words || undefined } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export function useExport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (format: Format) => {
      const { file, name } = await callFile<typeof exportSolutions>(
        { method: 'GET', path: '/api/solutions/export' },
        { query: { format } },
      )
      keepFile(file, name ?? `brain-trainer-solutions.${format}`)
    },
    onError: () =>
      showToast({ title: 'Export Failed', text: 'There was an error exporting your solutions', tone: 'danger' }),
    onSuccess: () => {
      showToast({ title: 'Export Successful', text: 'The file is with your downloads.' })
      return cache.invalidateQueries({ queryKey: [path] })
    },
  })
}
