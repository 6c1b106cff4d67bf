import type { Query, Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery, fetchFile, queryKey } from '../../api/api.ts'
import { showToast } from '../../ui/toast.ts'

export type HistoryIdea = Reply<'listSolutions'>['solutions'][number]
export type HistoryKind = NonNullable<Query<'listSolutions'>['type']>
type Format = Query<'exportSolutions'>['format']

export interface HistorySearch {
  page: number
  type: HistoryKind
  words: string
}

export const historyQuery = ({ page, type, words }: HistorySearch) =>
  queryOptions({
    ...callQuery('listSolutions', { query: { page, limit: 20, type, q: words || undefined } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

interface ExportInput extends Pick<HistorySearch, 'type' | 'words'> {
  format: Format
}

export function useExport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ format, type, words }: ExportInput) => {
      const query = { format, type: type === 'all' ? undefined : type, q: words || undefined }
      const response = await fetchFile('exportSolutions', { query })
      const [, name] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
      saveFile(await response.blob(), name ?? `brain-trainer-solutions.${format}`)
    },
    onError: () =>
      showToast({ title: 'Export Failed', text: 'There was an error exporting your solutions', tone: 'danger' }),
    onSuccess: () => {
      showToast({ title: 'Export Successful', text: 'It’s in your downloads.' })
      return cache.invalidateQueries({ queryKey: queryKey('listSolutions') })
    },
  })
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
