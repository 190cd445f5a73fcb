import { buildPrograms } from '../build/build-programs.ts'
import { buildClients } from '../launcher/build-web.ts'

/**
 * Builds clients and programs as in production unless they are current or the web is given from outside. A bundle starts with
 * half the processor time of the sources.
 */
export async function setup(): Promise<void> {
  await buildPrograms()
  if (!process.env['WEB_DIST_DIR']) await buildClients()
}
