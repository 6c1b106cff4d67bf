import type { UserEvent } from '@testing-library/user-event'

/** Letter by letter takes ten times as long, and the screen shows the same. What reads single keys is typed. */
export async function pasteInto(person: UserEvent, field: Element, text: string) {
  await person.click(field)
  await person.paste(text)
}
