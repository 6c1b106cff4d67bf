/** The same numbers with room for as many again. */
export function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const room = new Uint32Array(numbers.length * 2)
  room.set(numbers)
  return room
}
