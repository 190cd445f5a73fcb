import { cancelSession, type PrismaClient, relocateSession, settlePresence } from '@hygiene/db'
import type { Verdict } from '@hygiene/domain'
import { listAttention } from './list-attention.ts'
import { listSessions } from './list-sessions.ts'
import type { Command } from './read-arguments.ts'
import { showSession } from './show-session.ts'
import { type Refusal, REFUSAL_SENTENCES } from './refusal-sentences.ts'

export interface CommandDeps {
  db: PrismaClient
  publicUrl: string
  now: () => Date
  print: (line: string) => void
}

type Look = Extract<Command, { command: 'list' | 'attention' | 'show' }>
type Act = Exclude<Command, Look>

const DONE: Record<Act['command'], string> = {
  cancel: 'Cancelled. The worker goes through everybody now; «show» says how far it is.',
  move: 'Moved. Everybody is told and gets a new slip.',
  settle: 'Settled.',
}

/** Does what staff typed and says so; false where it was refused. */
export async function runCommand(deps: CommandDeps, command: Command): Promise<boolean> {
  const { print } = deps
  if (command.command === 'list' || command.command === 'attention' || command.command === 'show') {
    const lines = await look(deps, command)
    return lines ? printed(print, lines) : refused(print, 'SESSION_NOT_FOUND')
  }
  const verdict = await act(deps, command)
  return verdict.allowed ? printed(print, [DONE[command.command]]) : refused(print, verdict.reason)
}

async function look({ db, now }: CommandDeps, command: Look): Promise<string[] | null> {
  if (command.command === 'list') return listSessions(db, now())
  return command.command === 'show' ? showSession(db, command.no) : listAttention(db)
}

async function act({ db, publicUrl, now }: CommandDeps, command: Act): Promise<Verdict<Refusal>> {
  if (command.command === 'cancel') {
    const { no, reason, to } = command
    return cancelSession(db, { offlineEducationNo: no, reason, replacedByNo: to }, now())
  }
  if (command.command === 'move') {
    const { no, startsAt, endsAt, sceneNo } = command
    return relocateSession(db, { offlineEducationNo: no, startsAt, endsAt, sceneNo }, now())
  }
  return settlePresence(db, { applyEduNo: command.no, isPresent: command.isPresent, publicUrl }, now())
}

function printed(print: (line: string) => void, lines: readonly string[]): boolean {
  for (const line of lines) print(line)
  return true
}

function refused(print: (line: string) => void, refusal: Refusal): boolean {
  print(`Nothing was changed: ${REFUSAL_SENTENCES[refusal]}`)
  return false
}
