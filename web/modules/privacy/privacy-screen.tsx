import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { brand } from '../../ui/brand.ts'
import * as styles from './privacy.module.css'
import { PrivacyText } from './privacy-text.tsx'

export function PrivacyScreen() {
  const address = useQuery(installationQuery).data?.supportEmail ?? null
  return (
    <main id="main" className={`wrap page ${styles.privacy}`}>
      <title>{`Privacy — ${brand}`}</title>
      <PrivacyText address={address} />
    </main>
  )
}
