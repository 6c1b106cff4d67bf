import { operator } from '@app/contract/placeholders'
import { api } from '../../api/api.ts'

export const readSupportAddress = async () => (await api.installation()).supportEmail

/** As a part of a sentence: a link, or "the operator" where no address is set. */
export const SupportAddress = ({ address, className }: { address: string | null; className?: string }) =>
  address === null ? (
    operator
  ) : (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  )
