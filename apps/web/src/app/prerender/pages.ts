/**
 * Lists the public screens without initial queries, which the build renders whatever their query string. Screens with queries
 * (`drawing` of their routes) are rendered by the server with the answers.
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
