import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { brand } from '../../ui/brand.ts'
import { TermsText } from './terms-text.tsx'
import './terms.css'

export function TermsScreen() {
  const address = useQuery(installationQuery).data?.supportEmail ?? `support@${location.hostname}`
  return (
    <main id="main" className="wrap page terms-page">
      <title>{`Terms — ${brand}`}</title>
      <TermsText address={address} />
    </main>
  )
}
