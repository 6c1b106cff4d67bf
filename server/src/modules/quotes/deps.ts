import type { CallDeps } from '../../http/serve.ts'

export interface QuotesDeps extends CallDeps {}
