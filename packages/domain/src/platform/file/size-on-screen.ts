const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

export function sizeOnScreen(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)}MB`
  return `${Math.max(1, Math.round(bytes / KILOBYTE))}KB`
}
