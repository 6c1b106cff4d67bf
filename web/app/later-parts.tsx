import { AchievementList } from '../modules/achievements/achievement-list.tsx'
import { LaterCards } from '../modules/feedback/later-cards.tsx'

/** What the dashboard shows on some days, or below its first view. */
export const laterParts = { AchievementList, LaterCards }
