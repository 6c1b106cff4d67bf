/** Texts of ours, as a list in SQL. */
export const listed = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ')

/** Whether a grant of Premium, by the alias of its row, is in force at a moment. */
export const inForce = (grant: string, at: string) =>
  `${grant}.revoked_at is null and ${grant}.starts_at <= ${at} and (${grant}.ends_at is null or ${grant}.ends_at > ${at})`
