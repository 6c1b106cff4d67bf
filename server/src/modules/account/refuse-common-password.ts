import { normalizePassword } from '@app/domain/account/credentials'
import { AppError } from '../../http/app-error.ts'
import { memoizeAsync } from '../../process/memoize-async.ts'

const load = memoizeAsync(async () => {
  const { commonPasswords } = await import('@app/content/common-passwords')
  return new Set(commonPasswords.trim().split(/\s+/))
})

/** Who guesses tries these first, whatever a form says of their strength. */
export async function refuseCommonPassword(password: string) {
  if ((await load()).has(normalizePassword(password).toLowerCase())) throw new AppError('common_password')
}
