import { expect } from 'vitest'
import type { Engine } from './engine.ts'

const controls = 'button, a[href], input, textarea, select, summary, [tabindex]'

/** What the walk does in a page, with real keys and a real pointer, by the names that people read. */
export function pageOf(engine: Engine) {
  const { run, act } = engine

  const point = (...actions: object[]) => act([{ type: 'pointer', id: 'mouse', actions }])
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  const pressAt = (x: number, y: number) =>
    point(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })

  /** Presses the middle of what has this name once it stands still under the pointer: letters that arrive may move it. */
  async function press(name: string) {
    let before = ''
    await expect
      .poll(
        async () => {
          const place = await run(findControl, controls, name)
          const isStill = place !== null && `${place.x} ${place.y}` === before
          before = `${place?.x} ${place?.y}`
          if (isStill) await pressAt(place.x, place.y)
          else if (place) await point(moveTo(place.x, place.y))
          return isStill
        },
        { message: name },
      )
      .toBe(true)
  }

  const type = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  return {
    press,
    pressAt,
    type,
    fill: async (name: string, text: string) => {
      await press(name)
      await type(text)
    },
    /** As if the list came from the clipboard, into the field that has the focus. */
    paste: (text: string) => run(pasteText, text),
    sees: (words: string) => expect.poll(() => run(isSeen, words), { message: words }).toBe(true),
    loses: (words: string) => expect.poll(() => run(isSeen, words), { message: words }).toBe(false),
    focus: () => run(focusedName),
  }
}

function findControl(controls: string, name: string) {
  const within = document.querySelector('dialog[open]') ?? document
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? []
    return [element.ariaLabel, ...[...labels].map((each) => each.textContent), element.textContent].map((each) =>
      each?.trim(),
    )
  }
  for (const element of within.querySelectorAll(controls)) {
    if (!nameOf(element).some((each) => each === name) || !element.checkVisibility()) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  return null
}

/** Firefox gives an event of a script a clipboard of its own, which is empty. */
function pasteText(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }))
}

/** Capitals and lines are a matter of style. */
function isSeen(words: string) {
  const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return plain(document.body.innerText).includes(plain(words))
}

function focusedName() {
  const element = document.activeElement as HTMLInputElement | null
  return element?.ariaLabel || element?.labels?.[0]?.textContent?.trim() || element?.textContent?.trim() || ''
}
