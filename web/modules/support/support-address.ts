import { api } from '../../api/api.ts'

/** Where people write to, as the server is set up. */
export const readSupportAddress = async () => (await api.installation()).supportEmail
