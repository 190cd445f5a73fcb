import type { Rolldown } from 'vite'

/** The files of one screen: its scripts and its styles, those of the entry first. */
export type Weight = { scripts: string[]; styles: string[] }

export function weightOf({ output }: Rolldown.RolldownOutput, path: string): Weight {
  const chunks = output.filter((file) => file.type === 'chunk')
  const modules = [`/src/routes${path}.tsx`, `/src/routes${path}/index.tsx`]
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))
  const screen = chunks.findLast(({ facadeModuleId }) => modules.some((end) => facadeModuleId?.endsWith(end)))
  if (!entry || !screen) throw new Error(`${path} has no built module.`)

  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk)) return
    for (const name of chunk.imports) {
      const next = files.get(name)
      if (next) reach(next)
    }
    reached.add(chunk)
  }
  reach(entry)
  reach(screen)
  return {
    scripts: [...reached].map(({ fileName }) => fileName),
    styles: [...new Set([...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  }
}
