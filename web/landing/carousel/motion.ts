const still = matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = () => still.matches

export const onStillChanged = (listen: () => void) => still.addEventListener('change', listen)
