import type { Implementation } from '../http/implement.ts'
import { readCertificate } from './read-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'

export const CERTIFICATE_OPERATIONS: readonly Implementation[] = [readCertificate, verifyCertificate]
