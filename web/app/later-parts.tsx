import { AchievementList } from '../modules/achievements/achievement-list.tsx'
import { LaterCards } from '../modules/feedback/later-cards.tsx'
import { KeepIdea } from '../modules/guest/keep-idea.tsx'
import { ReminderNote } from '../modules/reminders/reminder-note.tsx'

/** What the dashboard shows on some days, or below its first view. */
export const laterParts = { AchievementList, LaterCards, KeepIdea, ReminderNote }
