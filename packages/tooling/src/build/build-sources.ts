import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = { name: string; dependencies?: Record<string, string> }

function foldersOf(root: string, folder: string): string[] {
  const folders = new Map(
    globSync(['{apps,packages}/*/package.json', 'prisma/package.json'], { cwd: root }).map((file) => [
      manifest(root, dirname(file)).name,
      dirname(file),
    ]),
  )
  const found = new Set([folder])
  for (const one of found) {
    for (const name of Object.keys(manifest(root, one).dependencies ?? {})) {
      const needed = folders.get(name)
      if (needed) found.add(needed)
    }
  }
  return [...found].toSorted()
}

/** Hashes every file from which an app is built; `more` adds file patterns outside its packages. */
export function buildHash(root: string, app: string, more: readonly string[] = []): string {
  const hash = createHash('sha256')
  const folders = foldersOf(root, app).flatMap((folder) => [
    `${folder}/{package.json,index.html,vite.config.ts}`,
    `${folder}/{src,public}/**`,
  ])
  for (const file of globSync(['pnpm-lock.yaml', ...folders, ...more], { cwd: root }).toSorted()) {
    if (!statSync(join(root, file)).isFile() || /\.test\.tsx?$/.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function manifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}
