/** The device's own sheet, where there is one, says by itself what became of a text. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/** Hands a text on, by the sheet of the device or else by the clipboard. No server hears of it. */
export async function handOn(text: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  try {
    if (!hasShareSheet()) {
      await navigator.clipboard.writeText(text)
      return 'copied'
    }
    await navigator.share({ text })
    return 'shared'
  } catch (error) {
    // A person who closes the sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}
