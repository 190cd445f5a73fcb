/** Reports breakage and abuse in the same envelope (docs/rules/wire.md); a refusal is never one of these. */
export const BREAKAGE = {
  400: { code: -2190, message: '입력하신 내용을 다시 확인해주세요.' },
  403: { code: -2191, message: '허용되지 않은 요청입니다. 화면을 새로 고친 뒤 다시 시도해주세요.' },
  404: { code: -2192, message: '요청하신 주소를 찾을 수 없습니다.' },
  408: { code: -2199, message: '보내시는 데 시간이 너무 오래 걸려 받지 못했습니다. 다시 시도해주세요.' },
  413: { code: -2193, message: '파일이 너무 큽니다. 10MB 이하의 파일을 올려주세요.' },
  415: { code: -2194, message: '지원하지 않는 형식의 요청입니다.' },
  416: { code: -2198, message: '요청하신 부분이 파일에 없습니다.' },
  429: { code: -2195, message: '요청이 너무 많습니다. 잠시 뒤에 다시 시도해주세요.' },
  431: { code: -2189, message: '요청에 담긴 정보가 너무 많습니다. 화면을 새로 고친 뒤 다시 시도해주세요.' },
  500: { code: -2196, message: '서버와 통신이 원활하지 않습니다.' },
  503: { code: -2197, message: '서비스가 잠시 준비 중입니다. 잠시 뒤에 다시 시도해주세요.' },
} as const

export type BreakageStatus = keyof typeof BREAKAGE
