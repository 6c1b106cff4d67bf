/** Hands a file to the browser, as if its link had been followed. */
export function keepFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
