import type { EntityOf, searchAddresses, searchLicences } from '@hygiene/contracts'
import type { ComponentType } from 'react'
import type { Agreement } from './agreement.ts'

export type FoundLicence = EntityOf<typeof searchLicences>['list'][number]
export type FoundAddress = EntityOf<typeof searchAddresses>['list'][number]

/** What other features lend to a form of application; the route puts them together. */
export type LentParts = {
  LicenceSearch: ComponentType<{ onPick: (licence: FoundLicence) => void }>
  AddressSearch: ComponentType<{ onPick: (address: FoundAddress) => void }>
  PayMethods: ComponentType<{
    value: Agreement['paymentType']
    onChange: (paymentType: Exclude<Agreement['paymentType'], ''>) => void
    error?: string
  }>
}
