export const STATISTICS_PERIOD = {
  code: -3640,
  message: '기간은 시작일부터 1년까지 고를 수 있습니다.',
} as const
export const STATISTICS_GROUP_SMALL = {
  code: -3641,
  message: '결제한 사람이 다섯 명보다 적은 조건은 보이지 않습니다. 조건을 넓혀주세요.',
} as const
