import { operator } from '@app/contract/placeholders'
import { api } from '../../api/api.ts'

/** Where people write to, as the server is set up. */
export const readSupportAddress = async () => (await api.installation()).supportEmail

/** Whom to write to, as a part of a sentence: a link, or the operator where no address is set. */
export const SupportAddress = ({ address, className }: { address: string | null; className?: string }) =>
  address === null ? (
    operator
  ) : (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  )
