export const ENROLMENT_NOT_FOUND = {
  code: -2200,
  message: '신청 내역을 찾을 수 없습니다. 신청 내역 화면에서 다시 선택해주세요.',
} as const
export const OUTSIDE_PERIOD = {
  code: -2201,
  message: '지금은 해당 연도 온라인 교육 신청기간이 아닙니다. 공지사항에서 신청기간을 확인해주세요.',
} as const
export const ALREADY_APPLIED = {
  code: -2202,
  message:
    '같은 영업장으로 같은 해의 교육을 신청한 내역이 이미 있습니다. 신청 내역에서 이어서 진행하시고, 신청하신 적이 없으면 고객센터로 전화해주세요.',
} as const
export const ALREADY_TRAINED = {
  code: -2203,
  message: '같은 영업장으로 같은 해의 교육을 이미 마치셨습니다. 다시 받지 않으셔도 됩니다.',
} as const
export const COVERED_BY_SAME_PROVINCE = {
  code: -2204,
  message:
    '같은 시·도의 다른 영업장으로 같은 해의 교육을 마쳐 이 영업장도 인정됩니다. 다시 받지 않으셔도 됩니다.',
} as const
export const CLOSED_ALL_YEAR = {
  code: -2217,
  message: '한 해 내내 휴업하신 것으로 확인되어 그해 위생교육은 받지 않으셔도 됩니다.',
} as const
export const NEW_OPERATOR_COURSE_THIS_YEAR = {
  code: -2205,
  message: '같은 해에 신규 영업자 교육을 마치셨으므로 기존 영업자 교육은 다음 해부터 받으시면 됩니다.',
} as const
export const NEW_OPERATOR_NEEDS_COLLECTIVE = {
  code: -2206,
  message: '신규 영업자 교육은 집합교육으로만 받을 수 있습니다. 집합교육을 신청해주세요.',
} as const
export const TRADE_NOT_SERVED = {
  code: -2207,
  message: '이 업종은 우리 협회에서 교육하지 않습니다. 해당 업종의 협회에 문의해주세요.',
} as const
export const COURSE_NOT_OFFERED = {
  code: -2208,
  message: '지금 운영하지 않는 교육과정입니다. 고객센터로 문의해주세요.',
} as const
export const CANNOT_CANCEL_PAID = {
  code: -2209,
  message: '이미 결제한 신청입니다. 결제 내역에서 결제 취소로 진행해주세요.',
} as const
export const ALREADY_ENDED = {
  code: -2210,
  message: '이미 끝난 신청입니다. 화면을 새로 고친 뒤 확인해주세요.',
} as const
export const ALREADY_PAID = {
  code: -2211,
  message: '이미 결제가 끝난 신청입니다. 신청 내역에서 확인해주세요.',
} as const
export const CANNOT_CORRECT_COMPLETED = {
  code: -2212,
  message: '수료한 교육의 신청 내용은 바꿀 수 없습니다. 수료증 정정은 고객센터로 문의해주세요.',
} as const
export const DOCUMENT_NOT_FOUND = {
  code: -2214,
  message: '이 번호로 발급된 문서가 없습니다. 문서확인번호를 다시 확인해주세요.',
} as const
export const DOCUMENT_NOT_ISSUED = {
  code: -2240,
  message: '아직 받으실 수 있는 문서가 없습니다. 목록에서 다시 골라주세요.',
} as const
export const LINK_TOO_OFTEN = {
  code: -2241,
  message: '문자를 방금 보냈거나 오늘 다섯 번 보냈습니다. 받은 문자를 확인하시고 나중에 다시 요청해주세요.',
} as const
export const NOTHING_TO_CORRECT = {
  code: -2216,
  message: '수료증에 고칠 글자가 없습니다. 화면을 새로 고친 뒤 확인해주세요.',
} as const
export const CERTIFICATE_NOT_ISSUED = {
  code: -2215,
  message: '아직 수료하지 않은 교육입니다. 평가까지 마친 뒤 출력해주세요.',
} as const
