/** Ideas are counted from 0 in data and from 1 for people. */
export const ideaNumberOf = (place: number): number => place + 1

export const formatCountOf = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`
