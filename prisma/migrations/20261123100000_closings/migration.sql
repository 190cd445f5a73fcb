-- Days of money as they were closed.
CREATE TABLE "Closing" (
    "closingNo" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "receivedWon" BIGINT NOT NULL,
    "refundedWon" BIGINT NOT NULL,
    "toldReceivedWon" BIGINT NOT NULL,
    "toldRefundedWon" BIGINT NOT NULL,
    "parts" JSONB NOT NULL,
    "words" VARCHAR(200) NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenedByNo" INTEGER,

    CONSTRAINT "Closing_pkey" PRIMARY KEY ("closingNo")
);

CREATE INDEX "Closing_day_idx" ON "Closing"("day");
CREATE INDEX "Payment_paidAt_idx" ON "Payment"("paidAt");
CREATE INDEX "Refund_doneAt_idx" ON "Refund"("doneAt");

ALTER TABLE "Closing" ADD CONSTRAINT "Closing_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

CREATE UNIQUE INDEX "Closing_in_force" ON "Closing"("day") WHERE "reopenedAt" IS NULL;

-- A closed day is frozen; two people may reopen it, once.
CREATE FUNCTION "refuse_closing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."reopenedAt" IS NULL AND NEW."reopenedByNo" IS NOT NULL
    AND to_jsonb(NEW) - 'reopenedAt' - 'reopenedByNo' = to_jsonb(OLD) - 'reopenedAt' - 'reopenedByNo'
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A closed day is frozen';
END $$;
CREATE TRIGGER "Closing_frozen" BEFORE UPDATE OR DELETE ON "Closing"
  FOR EACH ROW EXECUTE FUNCTION "refuse_closing_change"();
CREATE TRIGGER "Closing_no_truncate" BEFORE TRUNCATE ON "Closing"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_closing_change"();
