import type { ShownAssociation } from '@hygiene/domain/staff/setting/shown-association'

/**
 * Who runs the site and how to reach them, as the footer says it and as the console shows it beforehand. The document comes
 * with marks in place of the words, so the same elements stand whether a word is empty or not; the style sheet hides an
 * empty one together with the dot before it.
 */
export function AssociationLines({ shown }: { shown: ShownAssociation }) {
  const { name, address, representative, businessNumber, designationNumber, phone, hours, lunch, mail } =
    shown
  return (
    <>
      <p>
        <span data-optional={name}>{name}</span>
        <span data-optional={address}>{address}</span>
        <span data-optional={representative}>{`대표\u00A0${representative}`}</span>
        <span data-optional={businessNumber}>{`사업자등록번호 ${businessNumber}`}</span>
        <span data-optional={designationNumber}>{`교육기관 지정번호 ${designationNumber}`}</span>
      </p>
      <p>
        <span data-optional={phone}>
          고객센터 <strong>{phone}</strong>
        </span>
        <span data-optional={hours}>{hours}</span>
        <span data-optional={lunch}>{lunch}</span>
        <span data-optional={mail}>{mail}</span>
      </p>
      <p data-optional={name}>© {name}</p>
    </>
  )
}
