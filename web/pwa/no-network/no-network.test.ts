import { expect, onTestFinished, test, vi } from 'vitest'

let visits = 0

/** The page runs its code anew at each visit. */
async function openPage() {
  document.body.innerHTML = '<textarea></textarea>'
  visits += 1
  await import(/* @vite-ignore */ `./no-network.ts?visit=${visits}`)
  return document.querySelector('textarea') as HTMLTextAreaElement
}

test('what is written without network is there after a reload, and goes with the tab', async () => {
  const box = await openPage()
  box.value = 'a coin as a door bell'
  box.dispatchEvent(new Event('input'))
  expect((await openPage()).value).toBe('a coin as a door bell')
  expect(Object.values(localStorage)).not.toContain('a coin as a door bell')
  sessionStorage.clear()
  expect((await openPage()).value).toBe('')
})

test('where nothing may be stored, one can write all the same', async () => {
  const denied = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, clear: denied })
  const failed = vi.fn()
  window.addEventListener('error', failed)
  onTestFinished(() => window.removeEventListener('error', failed))
  const box = await openPage()
  box.value = 'a coin as a door bell'
  box.dispatchEvent(new Event('input'))
  expect(failed).not.toHaveBeenCalled()
  expect([box.value, (await openPage()).value]).toEqual(['a coin as a door bell', ''])
})
