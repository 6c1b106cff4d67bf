import { firstVisible, inSentence, shownText, trimmed } from '@app/domain/text/text'

interface Person {
  firstName: string
  lastName: string
  email: string
}

const first = (text: string) => firstVisible(shownText(text)).toUpperCase()

/** Of both names, else the first, else the e-mail, else U. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const names = first(firstName) && first(lastName) ? first(firstName) + first(lastName) : first(firstName)
  return names || first(email) || 'U'
}

export const nameOf = ({ firstName, lastName, email }: Person): string =>
  inSentence([firstName, lastName].map(trimmed).filter(Boolean).join(' ') || email)
