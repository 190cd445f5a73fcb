/** The association's name and contacts, from the build's environment; the values here are placeholders for development. */
const env = import.meta.env

export const ASSOCIATION = {
  service: '외식업 위생교육',
  name: env['VITE_ASSOCIATION_NAME'] ?? '○○외식업협회',
  representative: env['VITE_ASSOCIATION_REPRESENTATIVE'] ?? '○○○',
  businessNumber: env['VITE_ASSOCIATION_BUSINESS_NUMBER'] ?? '000-00-00000',
  address: env['VITE_ASSOCIATION_ADDRESS'] ?? '서울특별시 ○○구 ○○로 00',
  phone: env['VITE_ASSOCIATION_PHONE'] ?? '02-0000-0000',
  hours: env['VITE_ASSOCIATION_HOURS'] ?? '평일 09:00~18:00',
  lunch: env['VITE_ASSOCIATION_LUNCH'] ?? '점심 12:00~13:00',
} as const satisfies Record<string, string>
