CREATE TABLE "EmployeeSetUp" (
    "employeeNo" INTEGER NOT NULL,
    "invitedByNo" INTEGER NOT NULL,
    "tokenHash" CHAR(64),
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "EmployeeSetUp_pkey" PRIMARY KEY ("employeeNo")
);
CREATE UNIQUE INDEX "EmployeeSetUp_tokenHash_key" ON "EmployeeSetUp"("tokenHash");

CREATE TABLE "RoleReview" (
    "reviewNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "reviewerNo" INTEGER NOT NULL,
    "role" "StaffRole" NOT NULL,
    "branchNo" INTEGER,
    "words" VARCHAR(200) NOT NULL,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RoleReview_pkey" PRIMARY KEY ("reviewNo")
);
CREATE INDEX "RoleReview_employeeNo_reviewedAt_idx" ON "RoleReview"("employeeNo", "reviewedAt" DESC);

ALTER TABLE "EmployeeSetUp" ADD CONSTRAINT "EmployeeSetUp_employeeNo_fkey"
  FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RoleReview" ADD CONSTRAINT "RoleReview_employeeNo_fkey"
  FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RoleReview" ADD CONSTRAINT "RoleReview_reviewerNo_fkey"
  FOREIGN KEY ("reviewerNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

ALTER TABLE "RoleReview" ADD CONSTRAINT "RoleReview_another" CHECK ("reviewerNo" <> "employeeNo");
CREATE FUNCTION "keep_role_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A review of rights stands';
END $$;
CREATE TRIGGER "RoleReview_append_only" BEFORE UPDATE OR DELETE ON "RoleReview"
  FOR EACH ROW EXECUTE FUNCTION "keep_role_review"();
