import { type ImportColumn, optional, required, text } from './import-column.ts'

export const OLD_RECORD_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'outnumber',
    label: '수료번호',
    column: { type: 'code', most: 30 },
    ...required,
    alike: ['수료증번호', '발급번호', '증서번호', 'outnumber'],
  },
  {
    key: 'uname',
    label: '성명',
    column: text(40),
    ...required,
    alike: ['이름', '수료자', '교육생', 'uname', 'name'],
    mask: 'name',
  },
  {
    key: 'ubir',
    label: '생년월일',
    column: { type: 'birth' },
    ...required,
    alike: ['생일', '생년', 'ubir', 'birth'],
    mask: 'birth',
  },
  {
    key: 'eduEndDate',
    label: '수료일',
    column: { type: 'day' },
    ...required,
    alike: ['수료일자', '교육일', '교육일자', '이수일', 'eduenddate'],
  },
  {
    key: 'cname',
    label: '업소명',
    column: text(80),
    ...required,
    alike: ['상호', '업체명', '영업소', 'cname'],
  },
  {
    key: 'cuname',
    label: '대표자',
    column: text(80),
    ...required,
    alike: ['대표자명', '대표', 'cuname'],
    mask: 'name',
  },
  {
    key: 'uaddr1',
    label: '소재지',
    column: text(150),
    ...required,
    alike: ['주소', '영업장주소', '소재지주소', 'uaddr1'],
    mask: 'address',
  },
  { key: 'gubun', label: '업종', column: text(40), ...optional, alike: ['업종명', 'gubun'] },
  { key: 'jikchek', label: '직책', column: text(20), ...optional, alike: ['직위', '직급', 'jikchek'] },
  {
    key: 'utel',
    label: '교육구분',
    column: {
      type: 'choice',
      choices: [
        { value: 'new', label: '신규 영업자', alike: ['신규', 'new'] },
        { value: '', label: '기존 영업자', alike: ['기존', '정기', 'old'] },
      ],
    },
    ...optional,
    alike: ['신규기존', '영업자구분', 'utel'],
  },
]
