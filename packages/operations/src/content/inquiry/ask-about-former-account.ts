import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { InquiryType } from '@hygiene/domain/text'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { findFormerClaim } from '../../member/account/former-claims.ts'
import { addInquiry } from './write-inquiry.ts'

const TITLE = '이전 누리집 기록을 연결해주세요'
const WHY =
  '가입하실 때 자동으로 접수한 문의입니다. 이전 누리집에 비슷한 회원 정보가 있어 담당자가 확인합니다.'

/** Files an inquiry for a new member whose former account is uncertain. A repeated call returns the same inquiry. */
export async function askAboutFormerAccount(
  client: PrismaClient,
  memberNo: number,
  now: Date,
): Promise<void> {
  const member = await client.member.findUnique({ where: { memberNo, withdrawnAt: null } })
  if (!member) return
  const claim = await findFormerClaim(client, member)
  if (claim.is === 'none') return
  // Does not mention the other account: its owner may be another person.
  const contents: RichBlock[] = [{ kind: 'paragraph', runs: [{ text: WHY }] }]
  const inquiry = {
    inquiryType: InquiryType.inquiry,
    title: TITLE,
    contents,
    isPrivate: true,
    isAnonymous: false,
    fileNos: [],
    requestNo: requestNoOf(memberNo),
  }
  await transaction(client, (db) => addInquiry(db, memberNo, inquiry, now))
}

/** Allows one per member; the column requires a UUID. */
const requestNoOf = (memberNo: number): string =>
  `00000000-0000-4000-8000-${String(memberNo).padStart(12, '0')}`
