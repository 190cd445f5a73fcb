/** Navigation for code outside components: the router is handed in once, at the start. */
type Navigate = (to: string) => Promise<void>

let navigate: Navigate | null = null

export function connectNavigation(next: Navigate) {
  navigate = next
}

/** Goes on in place of the screen that stands here. */
export async function go(to: string): Promise<void> {
  if (!navigate) throw new Error('Navigation is not connected yet.')
  await navigate(to)
}
