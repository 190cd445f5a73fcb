import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

interface ProcessTime {
  parent: number
  ticks: number
}

function readProcess(pid: string): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Skips the second field: the name in brackets may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => Number(fields[place]),
    )
    return { parent, ticks: user + system + childUser + childSystem }
  } catch {
    // The process ended between listing and reading; its time now belongs to its parent.
    return null
  }
}

export function cpuSecondsOf(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const processes = new Map<number, ProcessTime>()
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) ? readProcess(name) : null
    if (time) processes.set(Number(name), time)
  }
  const belongs = (pid: number): boolean => {
    if (pids.includes(pid)) return true
    const parent = processes.get(pid)?.parent ?? 0
    return parent > 1 && belongs(parent)
  }
  let ticks = 0
  for (const [pid, time] of processes) if (belongs(pid)) ticks += time.ticks
  return ticks / TICKS_PER_SECOND
}

export function residentMegabytes(pid: number): number | null {
  const file = `/proc/${pid}/status`
  const found = existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) : null
  return found ? Number(found[1]) / 1024 : null
}
