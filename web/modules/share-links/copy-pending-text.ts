import { copyToClipboard } from '../../ui/copy-to-clipboard.ts'

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
