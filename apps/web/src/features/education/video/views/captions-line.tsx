import { type RefObject, useEffect, useState } from 'react'
import styles from './captions-line.module.css'

/** Captions in our own type, so that they grow with the text size and stand clear of the controls. */
export function CaptionsLine({
  video: ref,
  isOn,
}: {
  video: RefObject<HTMLVideoElement | null>
  isOn: boolean
}) {
  const [words, setWords] = useState('')

  useEffect(() => {
    const track = ref.current?.textTracks[0]
    if (!track) return undefined
    setMode(track, isOn)
    const read = () => setWords(isOn ? wordsOf(track.activeCues) : '')
    read()
    track.addEventListener('cuechange', read)
    return () => track.removeEventListener('cuechange', read)
  }, [ref, isOn])

  return words === '' ? null : <p className={styles.captions}>{words}</p>
}

/** `hidden` is loaded and followed, but drawn by us. */
function setMode(track: TextTrack, isOn: boolean) {
  track.mode = isOn ? 'hidden' : 'disabled'
}

function wordsOf(cues: TextTrackCueList | null): string {
  return Array.from(cues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '').join('\n')
}
