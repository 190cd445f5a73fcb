/** The member an action is about; the name is masked. */
export type MemberNamed = { memberNo: number; name: string; userId: string }
