import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import type { LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { Verdict } from '@hygiene/domain/verdict'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { settlePresence } from '@hygiene/operations/in-person/check-in/staff/decide-presence'
import { cancelSession } from '@hygiene/operations/in-person/session/staff/cancel-in-person-session'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import { listBookingExceptions } from './list-booking-exceptions.ts'
import { listSessions } from './list-sessions.ts'
import type { Command } from './read-arguments.ts'
import { REFUSAL_SENTENCES, type Refusal } from './refusal-sentences.ts'
import { showSession } from './show-session.ts'

export interface CommandDeps {
  db: PrismaClient
  publicUrl: string
  now: () => Date
  print: (line: string) => void
}

type View = Extract<Command, { command: 'list' | 'exceptions' | 'show' }>
type Action = Exclude<Command, View>

const DONE: Record<Action['command'], string> = {
  cancel: 'Cancelled. The worker goes through all people now; «show» says how far it is.',
  move: 'Moved. All are told and get a new slip.',
  settle: 'Settled.',
}

/** Runs a command of staff and prints the outcome; false where it was refused. */
export async function runCommand(deps: CommandDeps, command: Command): Promise<boolean> {
  const { print } = deps
  if (command.command === 'list' || command.command === 'exceptions' || command.command === 'show') {
    const lines = await view(deps, command)
    return lines ? printed(print, lines) : refused(print, 'SESSION_NOT_FOUND')
  }
  const verdict = await entry(deps, command)
  return verdict.allowed ? printed(print, [DONE[command.command]]) : refused(print, verdict.reason)
}

async function view({ db, now }: CommandDeps, command: View): Promise<string[] | null> {
  if (command.command === 'list') return listSessions(db, now())
  return command.command === 'show'
    ? showSession(db, command, now())
    : listBookingExceptions(db, command.reason, now())
}

/** Each action is written into the staff's log in its own transaction, as at the screens. */
async function entry(deps: CommandDeps, command: Action): Promise<Verdict<Refusal>> {
  const now = deps.now()
  return transaction<Verdict<Refusal>>(deps.db, async (db) => {
    const { verdict, action, memberNos } = await act(db, deps.publicUrl, command, now)
    if (verdict.allowed) await writeConsoleAudit(db, { ...action, reason: command.reason, now, memberNos })
    return verdict
  })
}

interface Done {
  verdict: Verdict<Refusal>
  action: LoggedAction
  memberNos?: number[]
}

async function act(db: Transaction, publicUrl: string, command: Action, now: Date): Promise<Done> {
  const { no, reason } = command
  if (command.command === 'cancel') {
    const { to } = command
    const verdict = await cancelSession(db, { sessionNo: no, reason, replacedByNo: to }, now)
    return { verdict, action: loggedAction.cancelSession(no, to) }
  }
  if (command.command === 'move') {
    const { startsAt, endsAt, venueNo } = command
    const wanted = { sessionNo: no, startsAt, endsAt, venueNo }
    return { verdict: await relocateSession(db, wanted, now), action: loggedAction.moveSession(wanted) }
  }
  const { isPresent } = command
  const verdict = await settlePresence(db, { applicationNo: no, isPresent, publicUrl }, now)
  const action = loggedAction.decidePresence(no, isPresent)
  if (!verdict.allowed) return { verdict, action }
  const { memberNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo: no } })
  return { verdict, action, memberNos: [memberNo] }
}

function printed(print: (line: string) => void, lines: readonly string[]): boolean {
  for (const line of lines) print(line)
  return true
}

function refused(print: (line: string) => void, refusal: Refusal): boolean {
  print(`Nothing was changed: ${REFUSAL_SENTENCES[refusal]}`)
  return false
}
