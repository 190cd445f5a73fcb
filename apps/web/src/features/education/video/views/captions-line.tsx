import { type RefObject, useEffect, useState } from 'react'
import styles from './captions-line.module.css'

/** Renders captions in our own type, so that they follow the text size and avoid the controls. */
export function CaptionsLine({
  video: ref,
  isOn,
}: {
  video: RefObject<HTMLVideoElement | null>
  isOn: boolean
}) {
  const [text, setText] = useState('')

  useEffect(() => {
    const track = ref.current?.textTracks[0]
    if (!track) return undefined
    setMode(track, isOn)
    const read = () => setText(isOn ? textOf(track.activeCues) : '')
    read()
    track.addEventListener('cuechange', read)
    return () => track.removeEventListener('cuechange', read)
  }, [ref, isOn])

  return text === '' ? null : <p className={styles.captions}>{text}</p>
}

/** `hidden` loads the track but leaves the rendering to us. */
function setMode(track: TextTrack, isOn: boolean) {
  track.mode = isOn ? 'hidden' : 'disabled'
}

function textOf(cues: TextTrackCueList | null): string {
  return Array.from(cues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '').join('\n')
}
