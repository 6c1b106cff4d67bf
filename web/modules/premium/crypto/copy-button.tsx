import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyToClipboard } from '../../../ui/copy-to-clipboard.ts'
import { showToast } from '../../../ui/toast.ts'

const shownMs = 2_000

export function CopyButton({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    if (await copyToClipboard(text)) setCopied(true)
    else showToast({ title: 'Not Copied', text: 'Select it and copy it yourself.', tone: 'danger' })
  }
  return (
    <>
      <Button kind="line" onClick={copy}>
        {isCopied ? <Check className="i" /> : <Copy className="i" />}
        <span>Copy {what}</span>
      </Button>
      <span className="sr" role="status">
        {isCopied && `The ${what} is copied.`}
      </span>
    </>
  )
}
