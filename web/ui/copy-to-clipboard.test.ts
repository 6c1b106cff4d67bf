import { afterEach, expect, test } from 'vitest'
import { copyToClipboard } from './copy-to-clipboard.ts'

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')

afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
  else Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

/** As browsers have it: the command fires an event that says what to copy. */
function onPlainHttp() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const copied: string[] = []
  const execCommand = () => {
    const clipboardData = { setData: (_: string, text: string) => copied.push(text) }
    return document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }))
  }
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
  return copied
}

test('on plain http a person copies as well, and what they copy themselves later is their own', async () => {
  const copied = onPlainHttp()
  expect(await copyToClipboard('https://fire.example/secret.ics')).toBe(true)
  document.execCommand('copy')
  expect(copied).toEqual(['https://fire.example/secret.ics'])
})

test('a browser that copies in neither way is not taken for one that did', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  expect(await copyToClipboard('a secret')).toBe(false)
})
