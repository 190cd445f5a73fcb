import type { SourceFile } from './source-files.ts'

type Refused = { pattern: RegExp; why: string; allowed?: RegExp; where?: RegExp }

const CONSOLE =
  /^(apps\/admin\/|packages\/domain\/src\/staff\/|packages\/contracts\/src\/(?:staff\/|[^/]+\/[^/]+\/staff\/))/

/** Lists terms that screens, documents and messages must not use, because another term is established. */
const refusedText: Refused[] = [
  {
    pattern: /본인인증|본인 확인/,
    why: 'the law’s word is 본인확인',
    // Allows the specification's own sentence (sections 4 and 8).
    allowed: /협회에서 본인인증을 진행해주시길 바랍니다\./g,
  },
  { pattern: /(?<!영업)신고번호/, why: 'the number is called 영업신고번호' },
  { pattern: /['"`](신분|구분)['"`]/, why: 'the position of a person is called 직위' },
  { pattern: /title[:=] ?\{?['"`](알림|확인)['"`]/, why: 'a dialog is called by its matter' },
  {
    pattern: /[을은]\([를는]\)|이\(가\)|\(으\)로/,
    why: 'a particle follows its word: withParticle',
    where: /^(?!packages\/domain\/src\/particle)/,
  },
  ...Object.entries({
    까닭: '사유',
    '견주|견줌': '비교, 대조',
    '거르|거른': '필터',
    '(?<!새로 )고[치쳐친칠침쳤]': '수정, 정정',
    '더하기|빼기': '추가, 삭제',
    '거두|거둔|거둬|거뒀|그만 [쓰씀]|그만[두둔둠뒀]': '취소, 중지, 사용 중지',
    '쓰는 중': '사용 중',
    '낱말|찾은 말': '검색어',
    '누리집|전자우편': '홈페이지, 이메일',
    '(받은|돌려드린|남은|오간) 돈': '수납액, 환불액, 차액, 거래',
    '묶음 처리|문자 글': '일괄 처리, 문자 문구',
    '(만든|보낸|보낼|올린|올리는|내리는|쓴|신청한|결제한|입금한|제출한|주문한|발급한|시작하는) 때(?![ 가-힣])':
      '일시',
    '(?:[\\d}]|앞 |새 |지난 |다음 |두 )판(?![가-힣])': '버전',
  }).map(([word, office]) => ({
    pattern: new RegExp(word),
    why: `an office says ${office}`,
    where: CONSOLE,
    allowed: /alike: \[[^\]]*\]/g,
  })),
]

/** The sandbox uses the terms of the outside services. */
const isShown = ({ path, isTest }: SourceFile) =>
  !isTest && !/^(?:apps\/sandbox|packages\/(?:lab|tooling))\//.test(path)

export function otherText(files: SourceFile[]): string[] {
  return files.filter(isShown).flatMap(({ path, text }) =>
    refusedText
      .filter(({ where }) => !where || where.test(path))
      .filter(({ pattern, allowed }) => pattern.test(allowed ? text.replaceAll(allowed, '') : text))
      .map(({ pattern, why }) => `${path}: «${pattern.source}», but ${why}`),
  )
}
