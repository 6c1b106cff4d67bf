import { pageVersion, pageVersionHeader } from '@app/contract/page-version'
import { refusalMessage } from '@app/contract/refusals'
import { expect, test, vi } from 'vitest'
import { api } from './api.ts'

test('T55: a page that is too old for the server looks for a newer one at once, and says so', async () => {
  const update = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => ({ update }) } })
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers))
    return Response.json({ message: refusalMessage('page_too_old'), code: 'page_too_old' }, { status: 426 })
  })
  await expect(api.settings()).rejects.toMatchObject({ status: 426, sentence: refusalMessage('page_too_old') })
  await expect.poll(() => update.mock.calls).toHaveLength(1)
  expect(sent.map((headers) => headers.get(pageVersionHeader))).toEqual([String(pageVersion)])
})
