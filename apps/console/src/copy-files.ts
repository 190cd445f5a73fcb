import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * Copies the files of a folder that the other lacks, or has in another size: a stored file never changes, so that a backup of
 * the next day is its new files only. Each appears under its name when it is whole. Answers how many were copied.
 */
export async function copyMissingFiles(from: string, to: string): Promise<number> {
  let copied = 0
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    // Half-written uploads have names that begin with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if ((await sizeOf(target)) === (await sizeOf(source))) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, `${target}.part`)
    await rename(`${target}.part`, target)
    copied += 1
  }
  return copied
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size
}
