import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { brand } from '../../ui/brand.ts'
import { PrivacyText } from './privacy-text.tsx'

export function PrivacyScreen() {
  const address = useQuery(installationQuery).data?.supportEmail ?? null
  return (
    <main id="main" className="wrap page privacy">
      <title>{`Privacy — ${brand}`}</title>
      <PrivacyText address={address} />
    </main>
  )
}
