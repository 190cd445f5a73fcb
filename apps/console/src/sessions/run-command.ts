import type { Queries, Transaction } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { CancellationRefusal } from '@hygiene/domain/in-person/session/may-cancel-session'
import type { RelocationRefusal } from '@hygiene/domain/in-person/session/may-relocate'
import type { LessonRefusal } from '@hygiene/domain/in-person/timetable/may-teach'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import type { LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { Verdict } from '@hygiene/domain/verdict'
import {
  type SettleRefusal,
  settlePresence,
} from '@hygiene/operations/in-person/check-in/staff/decide-presence'
import { cancelSession } from '@hygiene/operations/in-person/session/staff/cancel-in-person-session'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { listSessions, sessionLine } from './list-sessions.ts'
import type { Command } from './read-arguments.ts'
import { showSession } from './show-session.ts'

type Refusal =
  | CancellationRefusal
  | RelocationRefusal
  | LessonRefusal
  | SettleRefusal
  | 'SESSION_NOT_FOUND'
  | 'VENUE_NOT_FOUND'
  | 'VENUE_RETIRED'
  | 'VENUE_CLOSED'
  | 'VENUE_TAKEN'
  | 'PEOPLE_CHANGED'

const REFUSAL_SENTENCES: Record<Refusal, string> = {
  SESSION_NOT_FOUND: 'there is no session of that number.',
  VENUE_NOT_FOUND: 'there is no venue of that number.',
  VENUE_RETIRED: 'the venue is not used any more.',
  VENUE_CLOSED: 'the venue cannot be used on that day.',
  VENUE_TAKEN: 'another session takes the venue at that time.',
  LESSON_OUTSIDE_SESSION: 'a part of its timetable would be outside of it.',
  INSTRUCTOR_TAKEN: 'an instructor of it teaches elsewhere at that time.',
  INSTRUCTOR_TOO_FAR: 'an instructor of it teaches for another branch within two hours.',
  PEOPLE_CHANGED: 'it has another number of people by now.',
  BOOKING_NOT_FOUND: 'there is no in-person application of that number.',
  ALREADY_CANCELLED: 'the session is cancelled already.',
  SESSION_OVER: 'the session is over.',
  SESSION_NOT_OVER: 'the session is not over yet.',
  SESSION_CANCELLED: 'the session was cancelled.',
  SESSION_HAS_BEGUN: 'the session has begun, is cancelled or closed.',
  REPLACEMENT_NOT_OPEN: 'the other session is the same one, has begun, or is cancelled or closed.',
  REPLACEMENT_OF_OTHER_COURSE: 'the other session is of another year or for other operators.',
  NOTHING_CHANGES: 'say a new start, end or venue.',
  STARTS_IN_THE_PAST: 'it would start in the past.',
  ENDS_BEFORE_IT_STARTS: 'it would end before it starts.',
  OTHER_YEAR: 'it would be in another education year; cancel it with --to instead.',
  APPLICATIONS_WOULD_NEVER_OPEN: 'its applications would close before they open.',
  VENUE_TOO_SMALL: 'more seats are taken than the venue has.',
  NOTHING_TO_SETTLE: 'the booking has no seat, or is completed, cancelled or refunded.',
  APPLIED_AGAIN: 'the licence has a newer application, which must end first.',
}

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

/** Runs a command of staff and prints the outcome. Returns false if it was refused. */
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

/** Logs each action in its own transaction, as the screens do. */
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

/** Lists bookings that wait for staff, by session. Each person shown is logged. */
async function listBookingExceptions(db: Queries, reason: string, now: Date): Promise<string[]> {
  const bookings = await db.booking.findMany({
    where: { exceptionText: { not: null } },
    include: { member: true, session: { include: { venue: true } } },
    orderBy: [{ session: { startsAt: 'asc' } }, { applicationNo: 'asc' }],
  })
  if (bookings.length === 0) return ['No booking waits for staff.']
  const memberNos = [...new Set(bookings.map(({ memberNo }) => memberNo))]
  await writeConsoleAudit(db, { ...loggedAction.onConsole('readBookingExceptions'), reason, now, memberNos })
  return bookings.flatMap(({ applicationNo, member, session, exceptionText }, index) => {
    const isNext = bookings[index - 1]?.sessionNo !== session.sessionNo
    const line = `  ${applicationNo}  ${maskName(member.name)} ${maskPhone(member.phone)}  ${exceptionText}`
    return isNext ? [sessionLine(session), line] : [line]
  })
}
