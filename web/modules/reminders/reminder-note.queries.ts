import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

/** Empty on most days, so the dashboard reads it before it loads the code of the note. */
export const reminderNoteQuery = queryOptions(callQuery('reminderNote'))
