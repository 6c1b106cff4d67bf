import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts'
import { showToast } from '../../ui/toast.ts'
import * as styles from './ways.module.css'

const fileName = 'firecrest-recovery-codes.txt'

const paperHead = 'Firecrest recovery codes. Use each one once, instead of the app.'

/** Recovery codes where they were just made, and never again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  const text = `${paperHead}\n\n${codes.join('\n')}\n`
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => head.current?.focus(), [])
  async function copy() {
    if (await copyToClipboard(text)) setCopied(true)
    else showToast({ title: 'Not Copied', text: 'Select the codes and copy them yourself.' })
  }
  return (
    <div className={styles.codes} data-part="codes">
      <p className={styles.paperHead}>{paperHead}</p>
      <p ref={head} tabIndex={-1}>
        Don’t keep them on your phone. Each one works once. We won’t show them again.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
      <ul role="list" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={() => save(text)}>
        <Download className="i" />
        Download as Text
      </Button>
      <div className="row">
        <Button kind="line" onClick={() => void copy()}>
          <Copy className="i" />
          <span>{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button kind="line" onClick={() => print()}>
          <Printer className="i" />
          Print
        </Button>
      </div>
    </div>
  )
}

function save(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = fileName
  link.click()
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
