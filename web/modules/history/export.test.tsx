import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '../../test/toast.ts'
import { answer, askedFor, blocks, idea, list, open } from './test/history-world.tsx'

const file = routes.exportSolutions

/** What the browser was given to keep. */
function watchDownloads() {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

test.each([
  { format: 'CSV', header: 'attachment; filename="my-ideas.csv"', name: 'my-ideas.csv' },
  { format: 'JSON', header: undefined, name: 'brain-trainer-solutions.json' },
])('an export as $format is saved as $name, and the history is read anew', async ({ format, header, name }) => {
  const saved = watchDownloads()
  const { sent, person } = open({ [file]: [200, 'x', header ? { 'content-disposition': header } : {}] })
  await blocks()
  await person.click(screen.getByRole('button', { name: `Export as ${format}` }))
  await toast('Export Successful')
  expect(saved).toEqual([name])
  expect(sent.find(({ call }) => call === file)?.search).toBe(`?format=${format.toLowerCase()}`)
  await waitFor(() => expect(askedFor(sent)).toHaveLength(2))
})

test('the export takes what the tab and the search show, and its button says how many that are', async () => {
  watchDownloads()
  const { sent, person } = open({ [list]: answer([idea({})], 1, 14), [file]: [200, 'x'] }, '?type=daily&q=slow+bench')
  await blocks()
  await person.click(screen.getByRole('button', { name: 'Export these 14 as CSV' }))
  await toast('Export Successful')
  expect(sent.find(({ call }) => call === file)?.search).toBe('?format=csv&type=daily&q=slow+bench')
})

test.each([
  { query: '?type=custom', total: 1, name: 'Export this one as JSON', isOff: false },
  { query: '?q=bench', total: 1200, name: 'Export these 1,200 as JSON', isOff: false },
  { query: '?q=nowhere', total: 0, name: 'Export as JSON', isOff: true },
  { query: '', total: 1200, name: 'Export as JSON', isOff: false },
])('with $total found by "$query" the button says "$name"', async ({ query, total, name, isOff }) => {
  open({ [list]: answer(total ? [idea({})] : [], total ? 1 : 0, total) }, query)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(isOff))
})

test('an export that fails says so, and saves no file', async () => {
  const saved = watchDownloads()
  const { person } = open({ [file]: [503, { message: 'We’re busy right now.' }] })
  await blocks()
  await person.click(screen.getByRole('button', { name: 'Export as CSV' }))
  ;(await toast('Export Failed')).getByText('There was an error exporting your solutions')
  expect(saved).toEqual([])
})
