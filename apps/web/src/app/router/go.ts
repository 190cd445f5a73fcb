/** Allows navigation from code outside components. The router is set once at the start. */
type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>

let navigate: Navigate | null = null

export function connectNavigation(next: Navigate) {
  navigate = next
}

export async function go(to: string, options?: { replace?: boolean }): Promise<void> {
  if (!navigate) throw new Error('Navigation is not connected yet.')
  await navigate(to, options)
}
