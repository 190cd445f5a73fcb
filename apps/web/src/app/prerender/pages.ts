/**
 * Public screens that ask the server nothing at first: the build draws them into their documents, whatever their query. Those
 * that ask (`drawing` of their routes) are drawn by the server with the answers.
 */
export const PRERENDERED: ReadonlySet<string> = new Set([
  '/main',
  '/sign/in',
  '/info/register/online',
  '/info/register/offline',
  '/info/remote',
  '/easy/delivery/view',
  '/verify',
])
