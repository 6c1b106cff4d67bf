import { readTab, removeFromTab, writeTab } from '../../ui/tab-storage.ts'

const name = 'about-to'

/** What somebody was about to do when they left to show who they are. Only words: no link of a stranger sets them, and nothing begins by them. */
export const noteWaitingAct = (about: string) => writeTab(name, about)

export function takeWaitingAct() {
  const about = readTab(name)
  removeFromTab(name)
  return about
}
