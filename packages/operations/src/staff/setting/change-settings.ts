import { keptAssociation } from '@hygiene/contracts/staff/setting/settings-shape'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import {
  type AssociationDifference,
  associationDifferences,
} from '@hygiene/domain/staff/setting/association-text'
import {
  type AssociationVersion,
  beginningOf,
  mayStartAt,
  mayWithdraw,
  activeVersions,
} from '@hygiene/domain/staff/setting/association-versions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { z } from 'zod'
import { type ApprovalKind, type ApprovalView, fingerprintOf } from '../approval/approval-kind.ts'
import { readVersions } from './read-versions.ts'

const settingsFacts = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('begin'),
    association: keptAssociation,
    startsAt: z.string().nullable(),
    afterNo: z.int(),
    /** Is the preview the maker has seen; older requests have none. */
    previewNo: z.int().nullable().default(null),
  }),
  z.object({ action: z.literal('withdraw'), versionNo: z.int() }),
])
type SettingsFacts = z.infer<typeof settingsFacts>

export function samplesOf({ kind, facts }: { kind: string; facts: unknown }): number | null {
  const asked = kind === 'changeSettings' ? settingsFacts.safeParse(facts).data : undefined
  return asked?.action === 'begin' ? asked.previewNo : null
}

/** Adds a version of the association's data or cancels one that has not begun; requires two people. */
export const changeSettings: ApprovalKind<SettingsFacts> = {
  kind: 'changeSettings',
  facts: settingsFacts,
  // One request is pending at a time and its decisions run in turn, so no other version is added concurrently.
  subject: () => 'settings',
  lock: async () => undefined,
  async load(db, facts) {
    const versions = await readVersions(db)
    const shown =
      facts.action === 'begin' ? shownBeginning(versions, facts) : shownEnd(versions, facts.versionNo)
    // Each change adds a row, so an unchanged newest row means that all versions are unchanged.
    return shown && { ...shown, fingerprint: fingerprintOf(versions.at(-1)?.versionNo), memberNos: [] }
  },
  async perform(db, facts, { approvalNo, now }) {
    const versions = await readVersions(db)
    if (facts.action === 'withdraw') return withdraw(db, versions, { ...facts, approvalNo, now })
    const startsAt = beginningOf(facts.startsAt === null ? now : new Date(facts.startsAt), now)
    const verdict = mayStartAt(versions, startsAt)
    if (!verdict.allowed) return verdict
    const { supersedesNo } = verdict
    await db.associationVersion.create({
      data: { startsAt, text: facts.association, supersedesNo, madeAt: now, approvalNo },
    })
    return allowed()
  },
}

async function withdraw(
  db: Queries,
  versions: readonly AssociationVersion[],
  { versionNo, approvalNo, now }: { versionNo: number; approvalNo: number; now: Date },
) {
  const verdict = mayWithdraw(versions, versionNo, now)
  const version = versions.find((row) => row.versionNo === versionNo)
  if (!verdict.allowed) return verdict
  if (!version) return denied('SETTINGS_NOT_FOUND')
  const { startsAt } = version
  await db.associationVersion.create({
    data: { startsAt, text: Prisma.DbNull, supersedesNo: versionNo, madeAt: now, approvalNo },
  })
  return allowed()
}

type Shown = Omit<ApprovalView, 'fingerprint' | 'memberNos'>

function shownBeginning(
  versions: readonly AssociationVersion[],
  { association, startsAt, afterNo }: Extract<SettingsFacts, { action: 'begin' }>,
): Shown | null {
  const before = activeVersions(versions).find(({ versionNo }) => versionNo === afterNo)
  if (!before) return null
  const since = startsAt === null ? '승인하는 대로' : formatSeoulDateTime(new Date(startsAt))
  return {
    title: `협회 정보 · ${since}부터`,
    rows: associationDifferences(before.text, association),
    follows: [
      `${since}부터 홈페이지, 문자와 새로 발급하는 문서에 적힙니다.`,
      '이미 발급한 수료증·영수증·수강증은 그대로입니다.',
    ],
  }
}

function shownEnd(versions: readonly AssociationVersion[], versionNo: number): Shown | null {
  const active = activeVersions(versions)
  const version = active.find((row) => row.versionNo === versionNo)
  const before = version && active[active.indexOf(version) - 1]
  if (!version || !before) return null
  const since = formatSeoulDateTime(version.startsAt)
  const rows: AssociationDifference[] = associationDifferences(version.text, before.text)
  return {
    title: `협회 정보 · ${since} 예약 취소`,
    headings: { before: '예약한 버전', after: '취소한 뒤' },
    rows,
    follows: [`${since}에 시작하지 않습니다. 지금 정보를 그대로 씁니다.`],
  }
}
