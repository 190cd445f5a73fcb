import { read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

export type MemberRecord = EntityOf<typeof readStaffMember>

/** Reads the member once per visit, because each read is a row of the access log. */
export function useMember(memberNo: number): UseQueryResult<MemberRecord> {
  return useQuery({ ...read(readStaffMember, { memberNo }), staleTime: 60_000 })
}
