import { routes } from '@app/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installationQuery } from '../../api/installation.ts'
import { callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { finishedRound } from '../feedback/test/finished.ts'
import { keepDrawnWords } from './test/fake-canvas.ts'

const round = { ...finishedRound({ favourites: [2] }), thinkerId: 'hokusai' }
const share = callTo('shareRound', { id: round.id })
const link = {
  id: '7k2m9q7k2m9q7k2m',
  roundId: round.id,
  problemText: round.problemText,
  idea: null,
  link: 'https://firecrest.example/p/7k2m9q7k2m9q7k2m',
  endsAt: '2026-04-13T12:00:00.000Z',
}
const message = `${round.problemText}
🔥🐦🔥🔥🔥
8 ideas in two minutes, like Katsushika Hokusai. Day 3.
Your turn: ${link.link}`
const { pictures, mirrored, lastPixel, last } = keepDrawnWords()

async function openSheet({ links = [], ...change }: { links?: object[]; ideas?: object[] } = {}) {
  const visited = visit(`/rounds/${round.id}`, {
    [callTo('finishedRound', { id: round.id })]: [200, { ...round, ...change }],
    [share]: [200, link],
    [routes.listShareLinks]: [200, links],
    [callTo('endShareLink', { id: link.id })]: [204, null],
  })
  await visited.person.click(await screen.findByRole('button', { name: 'Share This Problem' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share this problem' }))
  const press = (name: string) => visited.person.click(sheet.getByRole('button', { name }))
  const shared = () => visited.sent.filter(({ call }) => call === share).map(({ body }) => body)
  return { ...visited, sheet, press, shared }
}

/** A device with a sheet of its own, which ends as the test says. */
function giveSheet(outcome: (data: ShareData) => Promise<void>) {
  const device = vi.fn(outcome)
  Object.assign(navigator, { share: device, canShare: () => true })
  onTestFinished(() => ['share', 'canShare'].forEach((name) => void Reflect.deleteProperty(navigator, name)))
  return device
}

/** The browser of the tests has none. */
class ItemOfText {
  readonly items: Record<string, Promise<Blob>>
  constructor(items: Record<string, Promise<Blob>>) {
    this.items = items
  }
  getType(type: string) {
    return this.items[type]
  }
}

test('the card and the message are shown first, and nobody has a link before somebody shares', async () => {
  const { sheet, shared } = await openSheet()
  sheet.getByRole('img', {
    name: /^The card: How could strangers .* Katsushika Hokusai, 8 ideas side by side; .* 3 day streak\.$/,
  })
  await waitFor(() => expect(last()).toContain('8 ideas  like Katsushika Hokusai'))
  expect(last().replaceAll(' ', '')).toContain(round.problemText.replaceAll(' ', ''))
  expect(document.querySelector('[data-part="message"]')?.textContent).toBe(
    message.replace(link.link, 'localhost:3000/p/…'),
  )
  expect(shared()).toEqual([])
})

test('copied are the text and the link, and no word of an idea', async () => {
  const { press, shared } = await openSheet()
  await press('Copy Message')
  await toast('Copied')
  expect(await navigator.clipboard.readText()).toBe(message)
  expect(shared()).toEqual([{ idea: null }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the first copy begins within the press, before the link has come, as some browsers ask', async () => {
  vi.stubGlobal('ClipboardItem', ItemOfText)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { press, shared } = await openSheet()
  const copied = vi.fn(async ([item]: ClipboardItem[]) => {
    const linksBefore = shared().length
    return { linksBefore, text: await (await item?.getType('text/plain'))?.text() }
  })
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => void (await copied(items)))
  await press('Copy Message')
  await toast('Copied')
  expect(await copied.mock.results[0]?.value).toEqual({ linksBefore: 0, text: message })
})

test('where copying fails the text is selected, and comes into view', async () => {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const { sheet, press } = await openSheet()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await press('Copy Message')
  expect((await sheet.findByRole('alert')).textContent).toMatch(/The text is selected/)
  await waitFor(() => expect(getSelection()?.toString()).toBe(message))
  expect(seen.map(({ textContent }) => textContent)).toEqual([message])
})

test('an idea that somebody chooses stands on the picture they save, and neither in the message nor on what is sent', async () => {
  const device = giveSheet(async () => undefined)
  const { sheet, person, press, shared } = await openSheet()
  await person.click(sheet.getByRole('switch', { name: 'Show one of my ideas' }))
  await person.selectOptions(sheet.getByLabelText('The idea to show'), 'No. 1: Put up a shelf with books to swap.')
  await waitFor(() => expect(last().replaceAll(' ', '')).toContain('Putupashelfwithbookstoswap.'))
  const before = pictures.length
  await press('Share')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shared()).toEqual([{ idea: 0 }])
  const [sent] = device.mock.calls[0] ?? []
  expect([sent?.text, sent?.files?.map(({ name, type }) => [name, type])]).toEqual([
    message,
    [['firecrest.png', 'image/png']],
  ])
  expect(pictures.slice(before).flat().join(' ')).not.toContain('shelf')
})

test('ideas that fit on no picture are not offered, and a problem of one’s own is not shared at all', async () => {
  const long = { text: 'x'.repeat(141), method: 'text' as const, toTry: false }
  const { sheet } = await openSheet({ ideas: [long] })
  expect(sheet.queryByRole('switch')).toBeNull()
  document.body.replaceChildren()
  visit(`/rounds/${round.id}`, { [callTo('finishedRound', { id: round.id })]: [200, { ...round, kind: 'custom' }] })
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(screen.queryByRole('button', { name: 'Share This Problem' })).toBeNull()
})

test('who closes the sheet of the device is back, and where it did not open the same link is tried again', async () => {
  const outcomes = ['NotAllowedError', 'AbortError'].map((name) => new DOMException('No', name))
  const device = giveSheet(async () => Promise.reject(outcomes.shift()))
  const { sheet, press, shared } = await openSheet()
  await press('Share')
  expect((await sheet.findByRole('alert')).textContent).toMatch(/Press Share again/)
  await press('Share')
  await waitFor(() => expect(device).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull())
  expect(shared()).toHaveLength(1)
})

test('a link that is open stands in the message, and is taken back where it stands', async () => {
  const { sheet, press, sent } = await openSheet({ links: [link] })
  await sheet.findByText((_, element) => element?.textContent === message)
  await press('Take This Link Back')
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Take This Link Back' })).toBeNull())
  expect(sent.some(({ call }) => call === callTo('endShareLink', { id: link.id }))).toBe(true)
})

test('the sheet says that an open link shows an idea, and that taking it off waits for the next copy', async () => {
  giveSheet(async () => undefined)
  const [{ text: idea } = { text: '' }] = round.ideas
  const { sheet, person, press, shared } = await openSheet({ links: [{ ...link, idea }] })
  const shows = () => sheet.getByRole<HTMLInputElement>('switch', { name: 'Show one of my ideas' })
  await waitFor(() => expect(shows().checked).toBe(true))
  expect(sheet.queryByText(/Your link changes/)).toBeNull()
  await person.click(shows())
  sheet.getByText('Share or copy again to update your link.')
  await person.click(shows())
  await press('Share')
  await waitFor(() => expect(shared()).toEqual([{ idea: 0 }]))
})

test('the card is drawn anew for its new size when the window turns', async () => {
  await openSheet()
  await waitFor(() => expect(pictures).toHaveLength(1))
  act(() => void dispatchEvent(new Event('resize')))
  await waitFor(() => expect(pictures).toHaveLength(2))
})

test('an idea from right to left is drawn so, and the rest of the card from left to right', async () => {
  const text = 'אפשר לשיר (בקול רם)!'
  const { sheet, person } = await openSheet({ ideas: [{ text, method: 'text', toTry: false }] })
  await person.click(sheet.getByRole('switch', { name: 'Show one of my ideas' }))
  await waitFor(() => expect(mirrored.join('')).toContain('רם)!'))
  expect(mirrored.join('')).not.toMatch(/[a-z]/i)
})

test('where the browser gives stripes in place of the picture nothing is saved or sent, and that is said', async () => {
  const { sheet, press } = await openSheet()
  lastPixel.read = { data: [201, 3, 97, 255] }
  await press('Save Picture')
  expect((await sheet.findByRole('alert')).textContent).toBe('This device couldn’t create the picture.')
})

test('a call that is made again takes no open dialog away', async () => {
  const { client } = await openSheet()
  const again = () => client.fetchQuery({ ...installationQuery, queryFn: () => new Promise<never>(() => undefined) })
  await act(async () => void again())
  await waitFor(() => expect(client.isFetching()).toBe(1))
  screen.getByRole('dialog', { name: 'Share this problem' })
})
