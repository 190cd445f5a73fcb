/** Lets this screen start without a network next time (door-worker/door-worker.js); no other screen is touched. */
export async function keepWithoutNetwork(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/door-worker.js', { scope: '/door' })
  } catch (error) {
    // Private windows refuse workers: the door works, but needs a network to be opened again.
    if (!(error instanceof Error)) throw error
  }
}
