import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Compares the program as well, because process ids are reused. */
export function isAlive(pid: number, program: string): boolean {
  return commandOf(pid).includes(program)
}

function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 1) return ''
  if (existsSync('/proc/self/cmdline')) {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : ''
  }
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return spawnSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' }).stdout ?? ''
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
