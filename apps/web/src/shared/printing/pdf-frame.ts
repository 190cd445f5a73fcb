/**
 * A frame for the browser's own PDF viewer. It carries no `sandbox`: browsers refuse their viewer inside one, and the
 * file is our own, of our own origin.
 */
export function pdfFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = address
  return frame
}

/** A frame that got a refusal instead of the document: its page is JSON, not a PDF. */
export function isRefusedFrame(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument?.contentType === 'application/json'
  } catch {
    // The viewer of some browsers is an origin of its own: then it is the viewer, so the document is there.
    return false
  }
}
