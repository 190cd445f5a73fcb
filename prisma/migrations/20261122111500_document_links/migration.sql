-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'certificateLink';
ALTER TYPE "MessageKind" ADD VALUE 'inPersonCertificateLink';
ALTER TYPE "MessageKind" ADD VALUE 'slipLink';
ALTER TYPE "MessageKind" ADD VALUE 'receiptLink';
