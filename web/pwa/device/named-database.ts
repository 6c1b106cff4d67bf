export const databaseName = 'firecrest'

/** Without making one by looking. Browsers that cannot say it throw. */
export const isDatabaseHere = async () => (await indexedDB.databases()).some(({ name }) => name === databaseName)
