import { seoulDay } from '@hygiene/domain'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { railOf } from '../../app/layout/rail.ts'
import { useEmployee } from '../../app/login/staff-login.ts'

/** Where a day begins: the screens of this role. */
export function HomeScreen() {
  const { role } = useEmployee()
  const [today] = useState(() => seoulDay(new Date()))
  return (
    <DeskScreen title="홈" note={today}>
      <ul>
        {railOf(role)
          .filter(({ to }) => to !== '/')
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </DeskScreen>
  )
}
