import type { CallDeps } from '../../http/serve.ts'
import type { GuestDeps } from '../guest/deps.ts'
import type { ProblemsDeps } from '../problems/deps.ts'

export interface RoundsDeps extends GuestDeps, CallDeps, ProblemsDeps {}
