import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { removeDirectory } from './postgres-binaries.ts'

/**
 * Ends the server and removes its scratch directory if the starting process is killed, which PostgreSQL does not notice. After a
 * normal run the caller ends this process last.
 */
export function guardServer(serverPid: number, scratch: string): { end: () => void } {
  const file = fileURLToPath(import.meta.url)
  const guard = spawn(process.execPath, [file, String(process.pid), String(serverPid), scratch], {
    detached: true,
    stdio: 'ignore',
  })
  guard.unref()
  return { end: () => guard.kill('SIGKILL') }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM means that the process runs as another user.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

function watch(ownerPid: number, serverPid: number, scratch: string): void {
  let asked = false
  setInterval(() => {
    if (isRunning(ownerPid)) return
    if (isRunning(serverPid)) {
      if (!asked) process.kill(serverPid, 'SIGINT')
      asked = true
      return
    }
    removeDirectory(scratch)
    process.exit(0)
  }, 500)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [owner, server, scratch] = process.argv.slice(2)
  if (owner && server && scratch) watch(Number(owner), Number(server), scratch)
}
