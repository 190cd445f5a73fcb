import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { MESSAGES, messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { smsBytes } from '@hygiene/domain/staff/employee/staff-text'
import { textSample } from '@hygiene/domain/platform/message/message-texts'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'
import { messageTextAt } from './message-text-at.ts'

const textFacts = z.object({
  kind: z.enum(messageTextKinds),
  body: z.string(),
  startsAt: z.string().nullable(),
  /** Is the time of the request; the version then in force is shown for comparison. */
  askedAt: z.string(),
})
type TextFacts = z.infer<typeof textFacts>

export const changeMessageText: ApprovalKind<TextFacts> = {
  kind: 'changeMessageText',
  facts: textFacts,
  // One request per kind is pending at a time, and only its decision writes a version, so no lock is needed.
  subject: ({ kind }) => `message text ${kind}`,
  lock: async () => undefined,
  async load(db, { kind, body, startsAt, askedAt }) {
    const { body: before } = await messageTextAt(db, kind, new Date(startsAt ?? askedAt))
    const since = startsAt === null ? '승인하는 대로' : formatSeoulDateTime(new Date(startsAt))
    return {
      title: `문자 문구 · ${MESSAGES[kind].title} · ${since}부터`,
      rows: [
        { label: '글', before, after: body },
        { label: '보기', before: textSample(kind, before), after: textSample(kind, body) },
        {
          label: '길이',
          before: lengthText(textSample(kind, before)),
          after: lengthText(textSample(kind, body)),
        },
      ],
      follows: [`${since}부터 보내는 문자에 적용합니다.`, '이미 보낸 문자는 그대로입니다.'],
      fingerprint: fingerprintOf(await newestOf(db, kind)),
      memberNos: [],
    }
  },
  async perform(db, { kind, body, startsAt }, { approvalNo, now }) {
    const start = startsAt === null ? now : new Date(startsAt)
    if (start < now) return denied('MESSAGE_TEXT_START_PAST')
    await db.messageText.create({ data: { kind, body, startsAt: start, madeAt: now, approvalNo } })
    return allowed()
  },
}

const lengthText = (text: string) => `${smsBytes(text).toLocaleString('ko-KR')}바이트`

async function newestOf(db: Queries, kind: string): Promise<number> {
  const newest = await db.messageText.findFirst({ where: { kind }, orderBy: { versionNo: 'desc' } })
  return newest?.versionNo ?? 0
}
