import { buildPrograms } from '../build/build-programs.ts'
import { buildClients } from '../launcher/build-web.ts'

/**
 * The journeys run through the built clients (or the web given from outside) and the bundled programs, as in production: built here
 * unless they are so already. A bundle starts with half the processor time of the sources.
 */
export async function setup(): Promise<void> {
  await buildPrograms()
  if (!process.env['WEB_DIST_DIR']) await buildClients()
}
