import { buildWeb } from '../launcher/build-web.ts'

/** The journeys run through the built client: built here unless it is so already, or one is given from outside. */
export async function setup(): Promise<void> {
  if (!process.env['WEB_DIST_DIR']) await buildWeb()
}
