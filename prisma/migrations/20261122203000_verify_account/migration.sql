-- A verification by which the owner of an account that is not verified makes it so.
ALTER TYPE "IdentityPurpose" ADD VALUE 'verifyAccount';
