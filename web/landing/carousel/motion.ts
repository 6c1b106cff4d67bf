const still = matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = () => still.matches
export const savesData = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))

export const onStillChanged = (listen: () => void) => still.addEventListener('change', listen)
