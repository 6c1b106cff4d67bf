/** `read` must sort by a unique key. */
export async function* iterateBatches<Row extends object>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
) {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
