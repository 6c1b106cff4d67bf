const motion = () => matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = () => motion().matches

export const onStillChanged = (listen: () => void) => motion().addEventListener('change', listen)

export const savesData = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))
