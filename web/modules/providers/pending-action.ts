import { readSessionItem, removeSessionItem, writeSessionItem } from '../../ui/session-storage.ts'

const name = 'about-to'

/** What somebody was about to do when they left to show who they are. Only words: no link of a stranger sets them, and nothing begins by them. */
export const savePendingAction = (about: string) => writeSessionItem(name, about)

export function consumePendingAction() {
  const about = readSessionItem(name)
  removeSessionItem(name)
  return about
}
