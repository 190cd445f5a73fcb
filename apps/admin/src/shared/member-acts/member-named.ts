/** The member an act is about; the name is masked. */
export type MemberNamed = { memberNo: number; name: string; userId: string }
