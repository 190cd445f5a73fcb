import type { Implementation } from '../http/implement.ts'
import { downloadFile } from './download-file.ts'
import { uploadFile } from './upload-file.ts'

export const FILE_OPERATIONS: readonly Implementation[] = [downloadFile, uploadFile]
