-- A completion whose certificate is void; PostgreSQL uses a new value from the next transaction on.
ALTER TYPE "EnrolmentStatus" ADD VALUE 'revoked';
ALTER TYPE "InPersonStatus" ADD VALUE 'revoked';
ALTER TYPE "MessageKind" ADD VALUE 'certificateReplaced';
ALTER TYPE "MessageKind" ADD VALUE 'certificateRevoked';
ALTER TYPE "MessageKind" ADD VALUE 'certificateSentAgain';
ALTER TYPE "MessageKind" ADD VALUE 'designationAskedAgain';
