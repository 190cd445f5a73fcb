export interface OpenVideo {
  videoNo: number
  file: File
  uploadPath: string
  receivedBytes: number
}

export interface SenderEvents {
  onArrived: (bytes: number) => void
  /** Is called when the connection is lost for longer than the retries take. `start` continues the upload. */
  onBroken: () => void
  /** Is called when nothing is left to send: the video is complete, or was cancelled elsewhere. */
  onOver: () => void
}

export interface VideoSender {
  /** Sends the missing parts. A second call aborts the pending parts and starts again. */
  start: () => void
  stop: () => void
}

/** Lists the waits between retries. After the last one the connection counts as lost. */
export const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000, 20_000]
