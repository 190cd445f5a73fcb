-- A receipt that cannot be drawn says so, as a certificate and a slip do.
ALTER TABLE "Receipt" ADD COLUMN "failure" VARCHAR(300);
