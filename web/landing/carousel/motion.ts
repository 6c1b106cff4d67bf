const still = matchMedia('(prefers-reduced-motion: reduce)')

/** What the device asks for: no motion at all, or nothing that weighs. */
export const isStill = () => still.matches
export const isSparing = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))

export const onStillChanged = (listen: () => void) => still.addEventListener('change', listen)
