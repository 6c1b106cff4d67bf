import { firstNames } from '@app/content/first-names'
import { isIndecent } from '@app/content/indecency'
import { lastNames } from '@app/content/last-names'
import { findSharingObstacle } from '@app/domain/shared-ideas/shareable'

const words = { isIndecent, firstNames, lastNames }

/** Whether nothing in the text of an idea speaks against it: no address, link, number, name or insult. */
export const isShareable = (text: string): boolean => findSharingObstacle(text, words) === null
