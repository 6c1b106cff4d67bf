/** Says whether the text is there. Browsers give pages on plain http no `navigator.clipboard`, but the command before it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator) || !navigator.clipboard) return copyByCommand(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

function copyByCommand(text: string): boolean {
  let isCopied = false
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isCopied = true
  }
  document.addEventListener('copy', fill, true)
  document.execCommand?.('copy')
  document.removeEventListener('copy', fill, true)
  return isCopied
}

/** Safari lets a page copy only within the press, so a text that waits for its link is promised there. */
export async function copyPendingText(text: Promise<string>): Promise<boolean> {
  const isCopied = await writePromised(text).catch(() => false)
  return isCopied || copyToClipboard(await text)
}

async function writePromised(text: Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false
  const type = 'text/plain'
  const blob = text.then((words) => new Blob([words], { type }))
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
  return true
}
