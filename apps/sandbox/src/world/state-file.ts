import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyState, type WorldState } from './world.ts'

const settleMs = 50

/** Keeps payments across restarts of the sandbox. Writes are batched briefly and flushed on close. */
export function openStateFile(file: string | undefined): {
  state: WorldState
  changed: () => void
  flush: () => void
} {
  if (file === undefined) return { state: emptyState(), changed: () => undefined, flush: () => undefined }
  const state = readState(file)
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    writeState(file, state)
  }
  const changed = () => {
    timer ??= setTimeout(flush, settleMs)
  }
  return { state, changed, flush }
}

function readState(file: string): WorldState {
  if (!existsSync(file)) return emptyState()
  const kept: Partial<WorldState> = JSON.parse(readFileSync(file, 'utf8'))
  const empty = emptyState()
  return { ...empty, ...kept, faults: { ...empty.faults, ...kept.faults } }
}

function writeState(file: string, state: WorldState): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.part`
  writeFileSync(unfinished, JSON.stringify(state))
  renameSync(unfinished, file)
}
