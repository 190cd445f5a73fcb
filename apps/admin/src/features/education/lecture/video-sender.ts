/** A video whose upload is open (`beginVideo`). */
export interface OpenVideo {
  videoNo: number
  file: File
  uploadPath: string
  receivedBytes: number
}

export interface SenderEvents {
  /** Bytes of the file that are there. */
  onArrived: (bytes: number) => void
  /** The connection was lost for longer than the retries take; `start` continues. */
  onBroken: () => void
  /** There is nothing more to send: the video is whole, or was given up elsewhere. */
  onOver: () => void
}

/** One way by which a video goes to the server. */
export interface VideoSender {
  /** Sends the missing parts; called again, it drops those that hang and begins again. */
  start: () => void
  stop: () => void
}

/** Waits between tries before a line counts as gone. */
export const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000, 20_000]
