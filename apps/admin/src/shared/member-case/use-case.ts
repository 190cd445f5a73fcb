import { type Clock, queryClient, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listOpenCases } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { maskAgain } from './opened-fields.ts'

export type MemberCase = EntityOf<typeof listOpenCases>['list'][number] & Clock

/** Returns the employee's open case on a person, or null. It becomes null the moment its time ends. */
export function useCase(memberNo: number): MemberCase | null {
  return useCaseWhere((one) => one.memberNo === memberNo)
}

export function useLatestCase(): MemberCase | null {
  return useCaseWhere(() => true)
}

function useCaseWhere(isMeant: (one: EntityOf<typeof listOpenCases>['list'][number]) => boolean) {
  const { role } = useEmployee()
  const { data, dataUpdatedAt } = useQuery({
    ...read(listOpenCases, {}),
    enabled: staffMay(role, 'unmaskMembers'),
  })
  const found = data?.list.find(isMeant)
  const memberNo = found?.memberNo ?? 0
  const caseNo = found?.caseNo
  const endsAt = found === undefined ? 0 : dataUpdatedAt + found.leftSeconds * 1000

  useEffect(() => {
    if (caseNo !== undefined) watchEnd(caseNo, memberNo, endsAt)
  }, [caseNo, memberNo, endsAt])

  return found ? { ...found, timeout: found.leftSeconds, clockAt: dataUpdatedAt } : null
}

const ends = new Map<number, ReturnType<typeof setTimeout>>()

/** Uses one timer per case, however many fields of it are shown. */
function watchEnd(caseNo: number, memberNo: number, endsAt: number) {
  clearTimeout(ends.get(caseNo))
  const end = () => {
    ends.delete(caseNo)
    maskAgain(memberNo)
    showToast('30분이 지나 다시 가렸습니다.')
    readCasesAgain()
  }
  ends.set(caseNo, setTimeout(end, endsAt - Date.now()))
}

export function clearEnd(caseNo: number) {
  clearTimeout(ends.get(caseNo))
  ends.delete(caseNo)
}

export function readCasesAgain() {
  void queryClient.invalidateQueries({ queryKey: [listOpenCases.path] })
}
