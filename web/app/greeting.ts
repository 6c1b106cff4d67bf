/** By the clock on the wall of whoever looks. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Morning'
  return hour >= 12 && hour < 18 ? 'Afternoon' : 'Evening'
}
