import type { ShownAssociation } from '@hygiene/domain/staff/setting/shown-association'

/**
 * Shows the operator's contact data in the footer and in the console's preview. The document is delivered with marks instead of
 * words, so the elements are the same for empty words; the style sheet hides an empty one with the dot before it.
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
