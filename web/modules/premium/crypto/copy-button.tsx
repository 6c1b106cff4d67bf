import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyToClipboard } from '../../../ui/copy-to-clipboard.ts'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
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
    else showToast({ title: 'Not copied', text: 'Please select it and copy it by hand.', tone: 'danger' })
  }
  return (
    <>
      <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={copy}>
        {isCopied ? <Check className={layout.i} /> : <Copy className={layout.i} />}
        Copy {what}
      </button>
      <span className={layout.sr} role="status">
        {isCopied && `The ${what} is copied.`}
      </span>
    </>
  )
}
