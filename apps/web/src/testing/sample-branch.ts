import type { Branch } from '../shared/branch-list/branch-list.tsx'

export function sampleBranch(branchNo: number, changed: Partial<Branch> = {}): Branch {
  return {
    branchNo,
    branchName: `${branchNo}지회`,
    parentBranchNo: null,
    sidoCode: '1100000000',
    phone: `02-000-000${branchNo}`,
    address: '서울특별시 종로구 가상로 11',
    openHours: '평일 09:00~18:00',
    mapUrl: 'https://map.kakao.com/link/search/11',
    latitude: null,
    longitude: null,
    ...changed,
  }
}
