/**
 * The public screens that are in the document before any script runs. `any`: the address may carry a query that the
 * first picture does not show; `none`: a query changes the picture, so the live screen replaces it.
 */
export const PRERENDERED: Readonly<Record<string, { query: 'any' | 'none' }>> = {
  '/main': { query: 'any' },
  '/sign/in': { query: 'any' },
  '/info/notice': { query: 'none' },
  '/info/register/online': { query: 'any' },
  '/verify': { query: 'any' },
}

/** Exports of the entry for Node (`render.tsx`) that the build uses. */
export type RenderScreen = (path: string) => Promise<{ html: string; title: string }>
