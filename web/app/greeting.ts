/** By the clock of the device. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Morning'
  return hour >= 12 && hour < 18 ? 'Afternoon' : 'Evening'
}
