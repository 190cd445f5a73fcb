export type MemberNamed = { memberNo: number; name: string; userId: string }
