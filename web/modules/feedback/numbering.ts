/** Ideas are counted from 0 in data and from 1 for people. */
export const numberOf = (place: number): number => place + 1

export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
