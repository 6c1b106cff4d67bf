import type { AccountDeps } from '../account/deps.ts'
import type { RelyingPartySettings } from './relying-party.ts'

export interface PasskeysDeps extends AccountDeps, RelyingPartySettings {}
