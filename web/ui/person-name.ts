import { firstVisibleGrapheme, isolateText, sanitizeForDisplay, trimText } from '@app/domain/text/text'

interface Person {
  firstName: string
  lastName: string
  email: string
}

const first = (text: string) => firstVisibleGrapheme(sanitizeForDisplay(text)).toUpperCase()

/** Of both names, else the first, else the e-mail, else U. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const names = first(firstName) && first(lastName) ? first(firstName) + first(lastName) : first(firstName)
  return names || first(email) || 'U'
}

export const displayNameOf = ({ firstName, lastName, email }: Person): string =>
  isolateText([firstName, lastName].map(trimText).filter(Boolean).join(' ') || email || 'You')
