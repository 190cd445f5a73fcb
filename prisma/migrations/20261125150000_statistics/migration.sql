-- Figures by day, what marks a day to be counted again, and watch time that did not count.
-- CreateTable
CREATE TABLE "WatchLoss" (
    "enrolmentNo" INTEGER NOT NULL,
    "lectureNo" INTEGER NOT NULL,
    "lostOn" DATE NOT NULL,
    "lossReason" VARCHAR(20) NOT NULL,
    "records" INTEGER NOT NULL,
    "lostMs" BIGINT NOT NULL,

    CONSTRAINT "WatchLoss_pkey" PRIMARY KEY ("enrolmentNo","lectureNo","lostOn","lossReason")
);

-- CreateTable
CREATE TABLE "StatisticRow" (
    "measure" VARCHAR(12) NOT NULL,
    "day" DATE NOT NULL,
    "courseNo" INTEGER NOT NULL,
    "branchNo" INTEGER NOT NULL,
    "sidoCode" VARCHAR(10) NOT NULL,
    "part" VARCHAR(20) NOT NULL,
    "size" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "StatisticRow_pkey" PRIMARY KEY ("measure","day","courseNo","branchNo","sidoCode","part","size")
);

-- CreateTable
CREATE TABLE "StatisticDay" (
    "day" DATE NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StatisticDay_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "StatisticMark" (
    "markNo" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "StatisticMark_pkey" PRIMARY KEY ("markNo")
);

-- CreateTable
CREATE TABLE "StatisticCheck" (
    "checkNo" SERIAL NOT NULL,
    "checkedOn" DATE NOT NULL,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,
    "differing" TEXT[],

    CONSTRAINT "StatisticCheck_pkey" PRIMARY KEY ("checkNo")
);

-- CreateIndex
CREATE INDEX "WatchLoss_lostOn_idx" ON "WatchLoss"("lostOn");

-- CreateIndex
CREATE INDEX "StatisticRow_day_idx" ON "StatisticRow"("day");

-- CreateIndex
CREATE INDEX "StatisticMark_day_idx" ON "StatisticMark"("day");

-- CreateIndex
CREATE UNIQUE INDEX "StatisticCheck_checkedOn_key" ON "StatisticCheck"("checkedOn");

-- CreateIndex
CREATE INDEX "InPersonEnrolment_completedAt_idx" ON "InPersonEnrolment"("completedAt");

-- CreateIndex
CREATE INDEX "OnlineEnrolment_completedAt_idx" ON "OnlineEnrolment"("completedAt");

-- CreateIndex
CREATE INDEX "Member_createdAt_idx" ON "Member"("createdAt");

-- AddForeignKey
ALTER TABLE "WatchLoss" ADD CONSTRAINT "WatchLoss_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WatchLoss" ADD CONSTRAINT "WatchLoss_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- RenameIndex
ALTER INDEX "Inquiry_unanswered" RENAME TO "Inquiry_writtenAt_idx";


-- Days whose records change are marked in the transaction of the change: the count that sees one sees the other.
CREATE FUNCTION "mark_statistic_days"(VARIADIC instants timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(instants) at WHERE at IS NOT NULL
$$;

-- Records that retention removes leave the figures of their time as they were, but for this year and the last.
CREATE FUNCTION "mark_statistic_days_gone"(VARIADIC instants timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(instants) at
   WHERE at >= date_trunc('year', now()) - interval '13 months'
$$;

-- The days on which the money of an application moved, whose course, province or branch changed.
CREATE FUNCTION "mark_money_days"(application integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM (
    SELECT p."paidAt" AS at FROM "Payment" p WHERE p."applicationNo" = application
    UNION ALL
    SELECT COALESCE(r."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', r."doneAt")
      FROM "Refund" r JOIN "Payment" p USING ("paymentNo") WHERE p."applicationNo" = application) moved
   WHERE at IS NOT NULL
$$;

CREATE FUNCTION "mark_session_days"(VARIADIC sessions integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (s."startsAt" AT TIME ZONE 'Asia/Seoul')::date FROM "InPersonSession" s WHERE s."sessionNo" = ANY (sessions)
$$;

-- Members
CREATE FUNCTION "mark_new_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day") SELECT DISTINCT (f."createdAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f;
  RETURN NULL;
END $$;
CREATE TRIGGER "Member_statistics_new" AFTER INSERT ON "Member" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_members"();
CREATE FUNCTION "mark_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "mark_statistic_days_gone"(OLD."createdAt");
  ELSE PERFORM "mark_statistic_days"(OLD."createdAt", NEW."createdAt"); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Member_statistics" AFTER DELETE OR UPDATE OF "createdAt", "mergedIntoNo" ON "Member"
  FOR EACH ROW EXECUTE FUNCTION "mark_member"();

-- Online enrolments
CREATE FUNCTION "mark_new_online"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (f."appliedAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f
  UNION SELECT (f."completedAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f WHERE f."completedAt" IS NOT NULL
  UNION SELECT (p."paidAt" AT TIME ZONE 'Asia/Seoul')::date FROM "Payment" p JOIN "fresh" f USING ("applicationNo") WHERE p."paidAt" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "OnlineEnrolment_statistics_new" AFTER INSERT ON "OnlineEnrolment" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_online"();
CREATE FUNCTION "mark_online"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "mark_statistic_days_gone"(OLD."appliedAt", OLD."completedAt");
    RETURN NULL;
  END IF;
  PERFORM "mark_statistic_days"(OLD."appliedAt", NEW."appliedAt", OLD."completedAt", NEW."completedAt");
  IF (OLD."courseNo", OLD."sidoCode") IS DISTINCT FROM (NEW."courseNo", NEW."sidoCode") THEN
    PERFORM "mark_money_days"(NEW."applicationNo");
    INSERT INTO "StatisticMark" ("day") SELECT DISTINCT l."lostOn" FROM "WatchLoss" l WHERE l."enrolmentNo" = NEW."enrolmentNo";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "OnlineEnrolment_statistics" AFTER DELETE OR
  UPDATE OF "status", "courseNo", "sidoCode", "appliedAt", "paidAt", "studiedAt", "surveyedAt", "completedAt" ON "OnlineEnrolment"
  FOR EACH ROW EXECUTE FUNCTION "mark_online"();

CREATE FUNCTION "mark_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mark_statistic_days"(e."appliedAt") FROM "OnlineEnrolment" e WHERE e."enrolmentNo" = NEW."enrolmentNo";
  RETURN NULL;
END $$;
CREATE TRIGGER "ExamAttempt_statistics" AFTER INSERT OR UPDATE OF "submittedAt" ON "ExamAttempt"
  FOR EACH ROW WHEN (NEW."submittedAt" IS NOT NULL) EXECUTE FUNCTION "mark_attempt"();

CREATE FUNCTION "mark_watch_loss"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "StatisticMark" ("day") SELECT OLD."lostOn" WHERE OLD."lostOn" >= date_trunc('year', now()) - interval '13 months';
  ELSE
    INSERT INTO "StatisticMark" ("day") VALUES (NEW."lostOn");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "WatchLoss_statistics" AFTER INSERT OR UPDATE OR DELETE ON "WatchLoss"
  FOR EACH ROW EXECUTE FUNCTION "mark_watch_loss"();

-- In person
CREATE FUNCTION "mark_in_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "mark_statistic_days_gone"(OLD."appliedAt", OLD."completedAt");
    RETURN NULL;
  END IF;
  PERFORM "mark_statistic_days"(OLD."appliedAt", NEW."appliedAt", OLD."completedAt", NEW."completedAt");
  PERFORM "mark_session_days"(b."sessionNo") FROM "Booking" b WHERE b."applicationNo" = NEW."applicationNo";
  IF TG_OP = 'INSERT' OR (OLD."courseNo", OLD."sidoCode") IS DISTINCT FROM (NEW."courseNo", NEW."sidoCode") THEN
    PERFORM "mark_money_days"(NEW."applicationNo");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "InPersonEnrolment_statistics" AFTER INSERT OR DELETE OR
  UPDATE OF "status", "courseNo", "sidoCode", "appliedAt", "paidAt", "attendedAt", "completedAt" ON "InPersonEnrolment"
  FOR EACH ROW EXECUTE FUNCTION "mark_in_person"();

CREATE FUNCTION "mark_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "mark_statistic_days_gone"(s."startsAt") FROM "InPersonSession" s WHERE s."sessionNo" = OLD."sessionNo";
    RETURN NULL;
  END IF;
  PERFORM "mark_session_days"(OLD."sessionNo", NEW."sessionNo");
  IF OLD."sessionNo" IS DISTINCT FROM NEW."sessionNo" THEN
    PERFORM "mark_statistic_days"(e."appliedAt", e."completedAt") FROM "InPersonEnrolment" e WHERE e."applicationNo" = NEW."applicationNo";
    PERFORM "mark_money_days"(NEW."applicationNo");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Booking_statistics" AFTER INSERT OR DELETE OR UPDATE OF "sessionNo", "seat" ON "Booking"
  FOR EACH ROW EXECUTE FUNCTION "mark_booking"();

CREATE FUNCTION "mark_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mark_session_days"(OLD."sessionNo", NEW."sessionNo");
  RETURN NULL;
END $$;
CREATE TRIGGER "WaitingEntry_statistics" AFTER INSERT OR DELETE OR UPDATE OF "sessionNo", "applicationNo" ON "WaitingEntry"
  FOR EACH ROW EXECUTE FUNCTION "mark_waiting"();

-- A session that moves takes its seats along; its branch divides enrolments and money, too.
CREATE FUNCTION "mark_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mark_statistic_days"(OLD."startsAt", NEW."startsAt");
  IF TG_OP = 'UPDATE' AND OLD."branchNo" <> NEW."branchNo" THEN
    PERFORM "mark_statistic_days"(e."appliedAt", e."completedAt")
       FROM "Booking" b JOIN "InPersonEnrolment" e USING ("applicationNo") WHERE b."sessionNo" = NEW."sessionNo";
    PERFORM "mark_money_days"(b."applicationNo") FROM "Booking" b WHERE b."sessionNo" = NEW."sessionNo";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "InPersonSession_statistics" AFTER INSERT OR DELETE OR
  UPDATE OF "startsAt", "capacity", "status", "branchNo", "venueNo" ON "InPersonSession"
  FOR EACH ROW EXECUTE FUNCTION "mark_session"();

-- Money
CREATE FUNCTION "mark_new_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (f."paidAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f WHERE f."paidAt" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "Payment_statistics_new" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_payments"();
CREATE FUNCTION "mark_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "mark_statistic_days_gone"(OLD."paidAt");
  ELSE
    PERFORM "mark_statistic_days"(OLD."paidAt", NEW."paidAt");
    IF (OLD."paymentType", OLD."applicationNo") <> (NEW."paymentType", NEW."applicationNo") THEN
      PERFORM "mark_money_days"(NEW."applicationNo");
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Payment_statistics" AFTER DELETE OR UPDATE OF "paidAt", "amountWon", "paymentType", "applicationNo" ON "Payment"
  FOR EACH ROW EXECUTE FUNCTION "mark_payment"();

CREATE FUNCTION "mark_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "mark_statistic_days_gone"(OLD."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', OLD."doneAt");
  ELSE
    PERFORM "mark_statistic_days"(OLD."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', OLD."doneAt",
                                  NEW."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', NEW."doneAt");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Refund_statistics" AFTER INSERT OR DELETE OR UPDATE OF "status", "doneAt", "transferredOn", "amountWon" ON "Refund"
  FOR EACH ROW EXECUTE FUNCTION "mark_refund"();

-- Inquiries
CREATE FUNCTION "mark_inquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "mark_statistic_days_gone"(OLD."writtenAt");
  ELSE PERFORM "mark_statistic_days"(OLD."writtenAt", NEW."writtenAt"); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Inquiry_statistics" AFTER INSERT OR DELETE OR
  UPDATE OF "writtenAt", "inquiryType", "firstAnswerAt", "firstAnswerMs", "mergedIntoNo", "passedBranchNo", "deskState" ON "Inquiry"
  FOR EACH ROW EXECUTE FUNCTION "mark_inquiry"();

-- Another term makes other answers late.
CREATE FUNCTION "mark_inquiry_term"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day") SELECT DISTINCT (i."writtenAt" AT TIME ZONE 'Asia/Seoul')::date FROM "Inquiry" i;
  RETURN NULL;
END $$;
CREATE TRIGGER "InquiryTerm_statistics" AFTER INSERT OR DELETE OR UPDATE ON "InquiryTerm"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_inquiry_term"();

-- What there is already is counted by the first run of the worker.
INSERT INTO "StatisticMark" ("day")
SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM (
  SELECT "createdAt" AS at FROM "Member"
  UNION ALL SELECT "appliedAt" FROM "OnlineEnrolment" UNION ALL SELECT "completedAt" FROM "OnlineEnrolment"
  UNION ALL SELECT "appliedAt" FROM "InPersonEnrolment" UNION ALL SELECT "completedAt" FROM "InPersonEnrolment"
  UNION ALL SELECT "startsAt" FROM "InPersonSession" UNION ALL SELECT "paidAt" FROM "Payment"
  UNION ALL SELECT COALESCE("transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', "doneAt") FROM "Refund"
  UNION ALL SELECT "writtenAt" FROM "Inquiry") past
 WHERE at IS NOT NULL;
