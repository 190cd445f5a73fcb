import type { Rolldown } from 'vite'

export type Weight = { file: string; scripts: string[]; styles: string[] }

export function listOfScreens({ output }: Rolldown.RolldownOutput): string {
  const list = output.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/screens.ts')),
  )
  if (!list) throw new Error('The list of screens has no built module.')
  return list.fileName
}

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
    file: screen.fileName,
    scripts: [...reached].map(({ fileName }) => fileName),
    styles: [...new Set([...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  }
}
