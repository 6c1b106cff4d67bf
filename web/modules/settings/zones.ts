export interface Region {
  name: string
  zones: readonly string[]
}

const elsewhere = 'Other'
const regionOf = (zone: string) => (zone.includes('/') ? (zone.split('/')[0] ?? elsewhere) : elsewhere)

/** Every zone the browser knows, by region; `also` holds those that an account has and the browser calls otherwise. */
export function regionsOf(also: readonly string[]): Region[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])].sort()
  const names = [...new Set(zones.map(regionOf))].sort(
    (one, other) => Number(one === elsewhere) - Number(other === elsewhere),
  )
  return names.map((name) => ({ name, zones: zones.filter((zone) => regionOf(zone) === name) }))
}
