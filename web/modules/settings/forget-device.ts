/** Removes all that this browser keeps for us. The address is ours alone, so nothing needs to be known by name. */
export function forgetDevice() {
  for (const kept of [() => localStorage, () => sessionStorage])
    try {
      kept().clear()
    } catch {
      // A store that cannot be touched holds nothing of ours either.
    }
}
