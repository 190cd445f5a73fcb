const FIELD_LABELS: Readonly<Record<string, string>> = {
  licenseNumber: '영업신고번호',
  licenceNo: '영업신고번호',
  businessName: '업소명',
  representative: '대표자',
  zipCode: '우편번호',
  address: '주소',
  address2: '상세 주소',
  sidoCode: '시·도',
  businessTypeName: '업종',
  positionType: '직위',
  companyPhone: '업소 전화',
}

export const loggedFields = (names: readonly string[]): string =>
  names.flatMap((name) => FIELD_LABELS[name] ?? []).join(', ')
