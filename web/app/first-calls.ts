import { beginEarly } from '../api/early.ts'
import { hideToken } from '../api/mailed-token.ts'

hideToken()

// Runs inside the head: the screen's first questions travel together with its code instead of after it.
const questions: Record<string, readonly string[]> = {
  '/': ['/api/problems/today', '/api/solutions/today-count', '/api/quote/daily', '/api/rounds/latest'],
  '/premium': ['/api/config'],
  '/settings': ['/api/settings', '/api/settings/devices'],
  '/solve': ['/api/problems/generate'],
}
for (const path of ['/api/auth/user', ...(questions[location.pathname] ?? [])]) beginEarly(path)
