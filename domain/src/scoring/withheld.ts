/** Why a list has no total until the person says that these are their ideas. */
export const withheldReasons = ['topic', 'copied', 'language', 'salad', 'about_list', 'insult'] as const

export type WithheldReason = (typeof withheldReasons)[number]
