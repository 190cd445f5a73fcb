/** Lets a screen start without a network next time (`screen-worker.js`); no other screen is touched. */
export async function keepWithoutNetwork(screen: 'check-in' | 'verify'): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(`/${screen}-worker.js`, { scope: `/${screen}` })
  } catch (error) {
    // Private windows refuse workers: the screen works, but needs a network to be opened again.
    if (!(error instanceof Error)) throw error
  }
}
