/** Lets a screen start without a network next time (`screen-worker.js`). No other screen is affected. */
export async function keepWithoutNetwork(screen: 'check-in' | 'verify'): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(`/${screen}-worker.js`, { scope: `/${screen}` })
  } catch (error) {
    // Private windows refuse service workers. The screen works but needs a network to open again.
    if (!(error instanceof Error)) throw error
  }
}
