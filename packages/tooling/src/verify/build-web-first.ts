import { buildWeb } from '../launcher/build-web.ts'

/** The journeys run through the built client: before any of them, it is built unless it is so already. */
export async function setup(): Promise<void> {
  await buildWeb()
}
