-- Null: the first headquarters employee invited the second alone, and may make the set-up link.
ALTER TABLE "EmployeeSetUp" ALTER COLUMN "invitedByNo" DROP NOT NULL;
