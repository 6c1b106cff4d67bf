export const formatRounded = (value: number, digits: number): string => value.toFixed(digits).replace(/\.0+$/, '')
