export const databaseName = 'firecrest'

/** Creates no database by looking. Throws in browsers that cannot list them. */
export const isDatabaseHere = async () =>
  (await indexedDB.databases()).some(({ name }) => name?.startsWith(databaseName))
