import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'

/** Milliseconds in which somebody sees that it has worked. */
const pause = 2_000

/** What is copied cannot be mistyped. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), pause)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ title: 'Not copied', text: 'Please select it and copy it by hand.', tone: 'danger' })
    }
  }
  return (
    <>
      <button type="button" className="btn line" onClick={copy}>
        {isCopied ? <Check className="i" /> : <Copy className="i" />}
        Copy {what}
      </button>
      <span className="sr" role="status">
        {isCopied && `The ${what} is copied.`}
      </span>
    </>
  )
}
