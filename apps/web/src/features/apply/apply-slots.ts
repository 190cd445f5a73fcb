import type { EntityOf, searchAddresses, searchLicences } from '@hygiene/contracts'
import type { ComponentType } from 'react'
import type { Draft } from './draft.ts'

export type FoundLicence = EntityOf<typeof searchLicences>['list'][number]
export type FoundAddress = EntityOf<typeof searchAddresses>['list'][number]

/** What other features lend to this one; the route puts them together. */
export type ApplySlots = {
  LicenceSearch: ComponentType<{ onPick: (licence: FoundLicence) => void }>
  AddressSearch: ComponentType<{ onPick: (address: FoundAddress) => void }>
  PayMethods: ComponentType<{
    value: Draft['paymentType']
    onChange: (paymentType: Exclude<Draft['paymentType'], ''>) => void
    error?: string
  }>
}
