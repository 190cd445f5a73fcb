/** Navigates for code outside components. The router is passed in once, at the start. */
type Navigate = (to: string) => Promise<void>

let navigate: Navigate | null = null

export function connectNavigation(next: Navigate) {
  navigate = next
}

export async function go(to: string): Promise<void> {
  if (!navigate) throw new Error('Navigation is not connected yet.')
  await navigate(to)
}
