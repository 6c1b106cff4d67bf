/** SHA-256 of `table.bin`, as `make_table.py` prints it. */
export const tableHash = 'aa918682c5aab2dc5f17f2e8bfe1c1bdee33007798ecf5a0ce29e33f63062c0e'
