import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

/** What there is to say about reminders: nothing on most days, so the dashboard asks before it loads the code of it. */
export const reminderNoteQuery = queryOptions(callQuery('reminderNote'))
