import { operatorFallbackName } from '@app/contract/page-placeholders'
import { api } from '../../api/api.ts'

export const readSupportAddress = async () => (await api.installation()).supportEmail

/** As a part of a sentence: a link, or "the operator" where no address is set. */
export const SupportAddress = ({ address, className }: { address: string | null; className?: string }) => (
  <span>
    {address === null ? (
      operatorFallbackName
    ) : (
      <a className={className} translate="no" href={`mailto:${address}`}>
        {address}
      </a>
    )}
  </span>
)
