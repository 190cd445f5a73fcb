import { useCallback, useEffect, useRef, useState } from 'react'

type SymbolReader = (video: HTMLVideoElement) => Promise<string | null>

const FORMAT = 'qr_code'
/** Limits the decoded part to the middle of the picture. More pixels cost time and find no more. */
const WIDEST = 640

/** Uses the browser's reader, or else ours, whose code is loaded only then. */
async function symbolReader(): Promise<SymbolReader> {
  const own = await browsersReader()
  if (own) return own
  const { readPicture } = await import('./read-picture.ts')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures.')
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const side = Math.min(videoWidth, videoHeight)
    if (side === 0) return null
    canvas.width = canvas.height = Math.min(side, WIDEST)
    const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
    context.drawImage(video, left, top, side, side, 0, 0, canvas.width, canvas.height)
    return readPicture(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}

async function browsersReader(): Promise<SymbolReader | null> {
  if (!('BarcodeDetector' in globalThis)) return null
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null
    const detector = new BarcodeDetector({ formats: [FORMAT] })
    await detector.detect(new ImageData(16, 16))
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  } catch (error) {
    // Phones without the manufacturer's services have the class but no working reader.
    if (error instanceof Error) return null
    throw error
  }
}

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'withheld' | 'failed'

const VIEW_EVERY_MS = 120

const WISHES: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
}

/** Calls `onSymbol` several times a second while the camera is on. The camera is off until started. */
export function useCamera(onSymbol: (payload: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  const [state, setState] = useState<CameraState>('off')
  const notify = useRef(onSymbol)
  useEffect(() => {
    notify.current = onSymbol
  })

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
    setState('off')
  }, [])

  async function start() {
    if (!mayHaveCamera()) return setState('withheld')
    setState('starting')
    try {
      const [taken, reader] = await Promise.all([navigator.mediaDevices.getUserMedia(WISHES), symbolReader()])
      stream.current = taken
      // Another app took the camera, or the phone woke up without it, so the start button returns.
      for (const track of taken.getVideoTracks()) track.addEventListener('ended', stop)
      const screen = video.current
      if (!screen) return stop()
      screen.srcObject = taken
      await screen.play()
      setState('on')
      void watch(screen, reader, taken, (payload) => notify.current(payload)).catch(fail)
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown) {
    stop()
    setState(stateOf(error))
  }

  useEffect(() => stop, [stop])
  return { video, state, start, stop }
}

/** In-app browsers lack this interface, although the types declare it. */
function mayHaveCamera(): boolean {
  return 'mediaDevices' in navigator
}

async function watch(
  video: HTMLVideoElement,
  read: SymbolReader,
  stream: MediaStream,
  onSymbol: (payload: string) => void,
) {
  while (stream.active) {
    const payload = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null
    if (payload !== null) onSymbol(payload)
    await new Promise((resolve) => {
      setTimeout(resolve, VIEW_EVERY_MS)
    })
  }
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
