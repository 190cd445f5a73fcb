/** Method and path only: queries and headers may hold what no log should. */
export function describeRequest(request: { method: string; url: string }): { method: string; url: string } {
  return { method: request.method, url: request.url.split('?', 1)[0] ?? '' }
}
