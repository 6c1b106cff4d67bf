const tried = /password|passwort|qwert|asdf|abc|letmein|welcome|admin|iloveyou|dragon|monkey|firecrest|1234|0000|1111/i

/** Would it fall to the first few guesses? A warning, never a refusal. `own` holds names and e-mail of the person. */
export function isWeak(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  if (own.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))) return true
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = password.length + 2 * (kinds - 1) - (tried.test(password) ? 6 : 0)
  return worth < 12
}
