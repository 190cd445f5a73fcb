/** Omits `sandbox`, because browsers refuse their PDF viewer inside one. The file is our own and from our origin. */
export function pdfFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = address
  return frame
}

/** Detects a frame that received a JSON refusal instead of the PDF. */
export function isRefusedFrame(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument?.contentType === 'application/json'
  } catch {
    // In some browsers the viewer has its own origin, which means that the document has loaded.
    return false
  }
}
