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

/** When the card changes to another state, the focus goes to its new heading. */
function useFocusOnTurn(head: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(head)
  useEffect(() => {
    if (previous.current === head) return
    previous.current = head
    title.current?.focus()
  }, [head])
  return title
}
