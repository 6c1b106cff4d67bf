import type { TermsNode } from '@app/contract/terms'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { callQuery } from '../../api/api.ts'
import { installationQuery } from '../../api/installation.ts'
import { useIsOffline } from '../../api/network.ts'
import { brand } from '../../ui/brand.ts'
import { LoadError } from '../../ui/load-error.tsx'
import * as styles from './terms.module.css'
import { TermsText } from './terms-text.tsx'

const termsQuery = queryOptions(callQuery('terms'))

export function TermsScreen() {
  const { data, isError, refetch } = useQuery(termsQuery)
  const isAway = useIsOffline()
  return (
    <main id="main" className={`wrap page ${styles.termsPage}`}>
      <title>{`Terms — ${brand}`}</title>
      {!data && <LoadError what="the terms" isError={isError} isAway={isAway} onRetry={() => void refetch()} />}
      {data?.content && <article className={styles.ownTerms}>{data.content.map(elementOf)}</article>}
      {data?.content === null && <ShortTerms />}
    </main>
  )
}

function ShortTerms() {
  const address = useQuery(installationQuery).data?.supportEmail ?? null
  return <TermsText address={address} />
}

const elementOf = (node: TermsNode, at: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { key: at, href: node.href, start: node.start }, ...node.content.map(elementOf))
