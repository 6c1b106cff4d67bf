import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../ui/brand.ts'
import * as layout from '../../ui/styles/layout.module.css'
import { AccountArt, type Art } from './account-art.tsx'
import * as styles from './account-card.module.css'

interface Props {
  art: Art
  head: string
  children: ReactNode
}

/** One thing at a time: a picture of how it stands, what it is called, and what can be done. */
export function AccountCard({ art, head, children }: Props) {
  const title = useFocusOnTurn(head)
  return (
    <main id="main" className={`${layout.wrap} ${layout.page} ${styles.account}`}>
      <title>{`${head} — ${brand}`}</title>
      <div className={styles.accountCard}>
        <AccountArt art={art} />
        <div className={styles.in}>
          <h1 ref={title} tabIndex={-1}>
            {head}
          </h1>
          {children}
        </div>
      </div>
    </main>
  )
}

/** When the page turns to something else in its place, the focus goes to the new head: it is what there is to read. */
function useFocusOnTurn(head: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(head)
  useEffect(() => {
    if (shown.current === head) return
    shown.current = head
    title.current?.focus()
  }, [head])
  return title
}
