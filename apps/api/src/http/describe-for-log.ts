const SIGNED = /^(\/media\/[^/]+\/[^/]+)\/[^/]+(?=\/)/

/** Method and path only: queries and headers may hold what no log should, and so does a lecture's signed address. */
export function describeRequest(request: { method: string; url: string }): { method: string; url: string } {
  const path = request.url.split('?', 1)[0] ?? ''
  return { method: request.method, url: path.replace(SIGNED, '$1/-') }
}
