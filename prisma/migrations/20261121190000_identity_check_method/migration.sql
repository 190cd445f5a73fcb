-- By which way somebody proved who they are before the test; unknown of the checks before this.
ALTER TABLE "IdentityCheck" ADD COLUMN "method" INTEGER;
