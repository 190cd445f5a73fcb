import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { installedPrograms } from './installed-programs.ts'
import { run } from './run-check.ts'

const CLIENTS = ['apps/web/dist/index.html', 'apps/admin/dist/index.html']

/** Runs `npm run build` in a clean copy and checks that it creates everything docs/install.md starts. */
const clone = mkdtempSync(join(tmpdir(), 'hygiene-clone-'))
try {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  for (const path of listed.split('\0').filter((one) => one !== '' && existsSync(join(root, one))))
    cpSync(join(root, path), join(clone, path))
  const { code, output } = await run(['npm', 'run', 'build'], false, clone)
  const missing = [...installedPrograms(), ...CLIENTS].filter((path) => !existsSync(join(clone, path)))
  if (code !== 0) process.stdout.write(output)
  for (const path of missing) process.stdout.write(`not built: ${path}\n`)
  process.exitCode = code === 0 && missing.length === 0 ? 0 : 1
} finally {
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
}
