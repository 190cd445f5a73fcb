import { buildClients } from '../launcher/build-web.ts'

/** The journeys run through the built clients: built here unless they are so already, or the web is given from outside. */
export async function setup(): Promise<void> {
  if (!process.env['WEB_DIST_DIR']) await buildClients()
}
