export function removeSourceMaps(folder: string): void
