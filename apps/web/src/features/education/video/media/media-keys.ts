type Keys = { title: string; onPlay: () => void; onPause: () => void }

/** Lets headset and keyboard keys play and pause, but not seek. */
export function connectMediaKeys({ title, onPlay, onPause }: Keys): () => void {
  if (!('mediaSession' in navigator)) return () => {}
  const session = navigator.mediaSession
  session.metadata = new MediaMetadata({ title })
  session.setActionHandler('play', onPlay)
  session.setActionHandler('pause', onPause)
  return () => {
    session.metadata = null
    session.setActionHandler('play', null)
    session.setActionHandler('pause', null)
  }
}
