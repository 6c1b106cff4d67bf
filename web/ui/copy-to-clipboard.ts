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
