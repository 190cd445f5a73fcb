import type { Environment } from './open-environment.ts'
import { makeCheckInLink } from './check-in.ts'
import { as, type Visit } from './visits.ts'

async function awaitReport(db: Environment['db'], userId: string): Promise<number> {
  const { inPersonEnrolmentNo, memberNo } = await db.inPersonEnrolment.findFirstOrThrow({
    where: { member: { userId } },
    orderBy: { inPersonEnrolmentNo: 'desc' },
  })
  const data = { licenceNo: '', licenceKey: `o${memberNo}.1` }
  await db.inPersonEnrolment.update({ where: { inPersonEnrolmentNo }, data })
  return inPersonEnrolmentNo
}

export async function screensOf(environment: Environment): Promise<Visit[]> {
  const { db } = environment
  const enrolmentOf = async (userId: string): Promise<number> =>
    (await db.onlineEnrolment.findFirstOrThrow({ where: { member: { userId } } })).enrolmentNo
  const applicationOf = async (userId: string): Promise<number> =>
    (await db.booking.findFirstOrThrow({ where: { member: { userId } } })).applicationNo
  const [paid, studied, surveyed, done] = await Promise.all(
    ['sunhee61', 'dongsu1963', 'mija1959', 'yongsik52'].map(enrolmentOf),
  )
  const applied = await db.onlineEnrolment.findFirstOrThrow({ where: { member: { userId: 'minsu1958' } } })
  const lecture = await db.courseLecture.findFirstOrThrow({ orderBy: { position: 'asc' } })
  const seen = await db.courseLecture.findFirstOrThrow({
    where: { course: { enrolments: { some: { enrolmentNo: done } } } },
    orderBy: { position: 'asc' },
  })
  const payment = await db.payment.findFirstOrThrow({ where: { member: { userId: 'sunhee61' } } })
  const old = await db.oldEducation.findFirstOrThrow({ where: { uname: '오용식' } })
  const { verificationNumber } = await db.certificate.findFirstOrThrow()
  const today = await db.booking.findFirstOrThrow({ where: { member: { userId: 'taeho82' } } })
  const checkIn = new URL(await makeCheckInLink(environment, today.sessionNo))
  const [booked, trained] = await Promise.all(
    ['hyejin85', 'sujin90'].map(async (userId) =>
      db.inPersonEnrolment.findFirstOrThrow({ where: { member: { userId } } }),
    ),
  )

  const inquiryOf = async (userId: string): Promise<number> =>
    (await db.inquiry.findFirstOrThrow({ where: { member: { userId } } })).inquiryNo
  const [open = 0, secret = 0, reported = 0, unanswered = 0] = await Promise.all(
    ['yongsik52', 'sunhee61', 'jaeho1955', 'youngja60'].map(inquiryOf),
  )

  const unreported = await awaitReport(db, 'myungok68')

  return [
    ...as(null, [
      ['/main', '어떤 위생교육을'],
      ['/main', '어떤 위생교육을', '메뉴'],
      ['/main', '어떤 위생교육을', '이용약관'],
      ['/sign/in', '로그인'],
      ['/sign/up', '약관에 동의해주세요'],
      ['/sign/up', '약관에 동의해주세요', '이용약관 전체 보기'],
      ['/user/find/id', '어떻게 찾으시겠습니까?'],
      ['/user/find/pw', '아이디를 쓰고 본인확인을 해주세요'],
      ['/user/change/inactive', '본인확인으로 휴면을 해제해주세요'],
      ['/user/verify', '먼저 로그인해주세요'],
      ['/block?ip=203.0.113.7', '203.0.113.7'],
      ['/info/notice', '공지사항'],
      ['/info/notice/view?noticeNo=137', '목록'],
      ['/info/register/online', '온라인교육 신청 방법'],
      ['/info/register/offline', '집합교육 신청 방법'],
      ['/info/branch', '해운대 지부'],
      ['/info/branch?region=5', '서귀포 지부'],
      ['/info/remote', '이렇게 도와드립니다'],
      [`/easy/delivery/view?address=${encodeURIComponent('경기도 고양시 덕양구 화정로 1')}`, '고양 지부'],
      ['/easy/delivery/view', '영업장 주소를 찾으시면'],
      ['/info/data', '조리장 하루 위생 점검표'],
      ['/info/data?searchText=%EC%98%A8%EB%8F%84', '냉장고'],
      ['/info/data/view?boardNo=410', '이전글'],
      ['/info/faq', '수료증은 어디에서'],
      ['/info/faq/view?boardNo=509', '이전글'],
      ['/news', '식품위생교육 결과 전체 보기'],
      ['/news/data', '조리장 하루 위생 점검표'],
      ['/news/data/view?boardNo=409', '이전글'],
      ['/news/food', '2025년 식품위생교육 결과'],
      ['/news/food/view?boardNo=604', '이전글'],
      ['/recipe?searchType=6', '달걀말이'],
      ['/recipe?searchType=6&isScrap=1', '스크랩한 조리법이 없습니다'],
      ['/recipe/view?boardNo=711', '이전글'],
      ['/info/inquiry', '비밀글입니다.'],
      [`/info/inquiry/view?inquiryNo=${open}`, '협회 답변'],
      [`/info/inquiry/view?inquiryNo=${secret}`, '비밀글은 글쓴이만'],
      ['/info/report', '교육비를 대신 받겠다는'],
      [`/info/report/view?inquiryNo=${reported}`, '협회 답변'],
      ['/edu/video', '강의를 찾을 수 없습니다'],
      ['/edu/replay/video', '강의를 찾을 수 없습니다'],
      ['/edu/offline/offer', '문자의 주소를 다시 눌러주세요'],
      ['/h', '24시간이 지난 주소입니다'],
      ['/r', '문자에 적힌 주소를 다시 눌러주세요'],
      [`/verify/${verificationNumber}`, '우리 협회가 발급한 유효한 수료증입니다.'],
      ['/verify', '번호를 입력해주세요'],
      [`/check-in${checkIn.hash}`, '오신 분'],
      [`/check-in${checkIn.hash}`, '오신 분', '이름 찾기'],
    ]),
    ...as('youngja60', [
      ['/main', '김영자 님, 안녕하세요'],
      ['/edu/online', '일반음식점'],
      ['/edu/online/apply?industryType=1', '교육받을 영업장을 알려주세요'],
      ['/edu/online/apply?industryType=1', '교육받을 영업장을 알려주세요', '영업신고번호 찾기'],
      ['/edu/offline', '교육 당일에 가져오세요'],
      ['/edu/offline/apply?industryType=1', '영업장이 여러 곳입니까?'],
      ['/edu/study/list', '내역이 존재하지 않습니다.'],
      ['/edu/completed', '내역이 존재하지 않습니다.'],
      ['/edu/replay/list', '내역이 존재하지 않습니다.'],
      ['/edu/data', '식재료별 보관 온도표'],
      ['/edu/data/view?boardNo=304', '이전글'],
      ['/info/inquiry/write', '누가 볼 수 있습니까?'],
      [`/info/inquiry/write?inquiryNo=${unanswered}`, '고친 글 보내기'],
      ['/info/report/write', '누가 볼 수 있습니까?'],
    ]),
    ...as('minsu1958', [
      ['/main', '36,000원을'],
      ['/edu/online/list', '결제하기'],
      [`/edu/online/list?onlineEduNo=${applied.enrolmentNo}`, '신청 변경하기'],
      [`/edu/online/payment?applyEduNo=${applied.applicationNo}`, '어떻게 결제하시겠습니까?'],
      [`/edu/payment?applyEduNo=${applied.applicationNo}`, '어떻게 결제하시겠습니까?'],
    ]),
    ...as('sunhee61', [
      ['/main', '1강부터'],
      ['/edu/study/list', '강의'],
      [`/edu/study/room?onlineEduNo=${paid}`, '다음에 하실 일'],
      [`/edu/video?onlineClassNo=${lecture.lectureNo}&onlineEduNo=${paid}`, '재생하기'],
      [`/edu/payment/view?paymentId=${payment.paymentId}`, '교육'],
      ['/edu/payment/list', '결제'],
      [`/info/inquiry/view?inquiryNo=${secret}`, '추가 문의 보내기'],
      ['/edu/payment/list?industryType=1&optionType=3', '결제하신 온라인교육의 영수증입니다.'],
    ]),
    ...as('gapsun59', [['/main', '입금해주세요']]),
    ...as('jaeho1955', [['/main', '이어서 들어주세요']]),
    ...as('dongsu1963', [
      ['/main', '설문에 답해주세요'],
      [`/edu/study/survey?onlineEduNo=${studied}`, '설문 제출하기'],
    ]),
    ...as('mija1959', [
      ['/main', '본인확인을'],
      [`/edu/study/auth?onlineEduNo=${surveyed}`, '본인확인 시작하기'],
    ]),
    ...as('yongsik52', [
      ['/main', '모두 마치셨습니다'],
      ['/edu/completed', '수료증 출력'],
      ['/edu/replay/list', '강의 고르기'],
      [`/edu/replay/room?onlineEduNo=${done}`, '강의자료 보기'],
      [`/edu/replay/video?onlineClassNo=${seen.lectureNo}&onlineEduNo=${done}`, '재생하기'],
      [`/edu/completed/certification?onlineEduNo=${done}`, 'PDF로 저장'],
      [`/edu/completed/old?oldEduNo=${old.oldEduNo}`, '식품위생교육'],
      ['/user/page', '로그인 기록'],
      ['/user/page', '로그인 기록', '회원 탈퇴하기'],
      ['/user/page/pw', '현재 비밀번호'],
      ['/user/page/phone', '새 휴대전화 번호'],
      ['/user/page/identity', '본인확인을 해주세요'],
      ['/user/page/help', '누구를 도와드릴까요?'],
    ]),
    ...as('namgung67', [['/edu/hygiene/list', '지정확인서']]),
    ...as('hyejin85', [
      ['/main', '교육장으로 와주세요'],
      ['/edu/offline/list', '자리가 확정되었습니다'],
      ['/edu/offline/list?status=live&tabType=change', '지금 일정'],
      ['/edu/offline/list', '자리가 확정되었습니다', '일정 변경'],
      ['/edu/offline/list', '자리가 확정되었습니다', '결제 취소·환불'],
      ['/edu/offline/done', '수강증 출력'],
      [`/edu/offline/done/slip?offlineEduNo=${booked?.inPersonEnrolmentNo}`, 'PDF로 저장'],
      ['/edu/offline/done/receipt', '세금계산서로 사용할 수 없습니다'],
      ['/edu/study/list', '출입구에서 수강증을 보여주세요'],
    ]),
    ...as('donghun79', [
      ['/main', '자리를 맡아두었습니다'],
      ['/edu/offline/list', '결제하실 시간'],
      [`/edu/offline/payment?applyEduNo=${await applicationOf('donghun79')}`, '자리를 잡아 두었습니다'],
    ]),
    ...as('kyungmi74', [
      ['/main', '자리가 나면'],
      [`/edu/offline/waiting?applyEduNo=${await applicationOf('kyungmi74')}`, '번째로 기다리고 계십니다'],
    ]),
    ...as(
      'jinwoo88',
      ['/main', '/edu/offline/list'].map((address) => [address, '자리가 났습니다']),
    ),
    ...as('myungok68', [
      ['/edu/offline/list', '영업장'],
      [`/edu/offline/number?offlineEduNo=${unreported}`, '영업신고증의 번호를 알려주세요'],
    ]),
    ...as('sujin90', [
      ['/main', '모두 마치셨습니다'],
      ['/edu/completed', '수료증 출력'],
      [`/edu/completed/certification?offlineEduNo=${trained?.inPersonEnrolmentNo}`, 'PDF로 저장'],
    ]),
  ]
}
