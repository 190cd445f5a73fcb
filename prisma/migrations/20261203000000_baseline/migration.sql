-- Tables, rules and reference data, one statement a thing: types, functions, tables, reference rows, then indexes, triggers and foreign keys.
SET LOCAL check_function_bodies = off;

CREATE TYPE "AccountNoteKind" AS ENUM (
    'passkeyAdded',
    'passkeyRemoved',
    'passkeyBlocked',
    'supportCodeUsed'
);

CREATE TYPE "ApprovalStatus" AS ENUM (
    'pending',
    'approved',
    'rejected',
    'changed',
    'expired',
    'withdrawn',
    'makerGone'
);

CREATE TYPE "BankDepositMatch" AS ENUM (
    'order',
    'name',
    'chosen',
    'double',
    'none'
);

CREATE TYPE "BannerPlace" AS ENUM (
    'ad',
    'footer'
);

CREATE TYPE "BulkOperationKind" AS ENUM (
    'text',
    'extend'
);

CREATE TYPE "BulkOperationStatus" AS ENUM (
    'asked',
    'running',
    'stopped',
    'done'
);

CREATE TYPE "BulkOutcome" AS ENUM (
    'done',
    'left',
    'refused'
);

CREATE TYPE "CampaignKind" AS ENUM (
    'notice',
    'advert'
);

CREATE TYPE "CampaignLeftOut" AS ENUM (
    'noConsent',
    'refused',
    'consentEnded',
    'noPhone',
    'samePhone',
    'dormant',
    'withdrawn',
    'phoneChanged'
);

CREATE TYPE "CampaignStatus" AS ENUM (
    'draft',
    'asked',
    'running',
    'paused',
    'stopped',
    'done'
);

CREATE TYPE "CasePurpose" AS ENUM (
    'apply',
    'money',
    'study',
    'certificate',
    'account',
    'other'
);

CREATE TYPE "CashReceiptPurpose" AS ENUM (
    'personal',
    'corporate'
);

CREATE TYPE "CashReceiptStatus" AS ENUM (
    'requested',
    'issued',
    'failed',
    'cancelling',
    'cancelled'
);

CREATE TYPE "CertificateStatus" AS ENUM (
    'valid',
    'superseded',
    'revoked'
);

CREATE TYPE "ConsentKind" AS ENUM (
    'terms',
    'privacy',
    'marketing',
    'thirdParty'
);

CREATE TYPE "ConsentSource" AS ENUM (
    'member',
    'refusalLink',
    'askedAgain',
    'formerSystem'
);

CREATE TYPE "ContentKind" AS ENUM (
    'post',
    'popup',
    'banner',
    'branch',
    'text',
    'site'
);

CREATE TYPE "CheckInDirection" AS ENUM (
    'in',
    'out'
);

CREATE TYPE "CheckInMethod" AS ENUM (
    'qr',
    'manual'
);

CREATE TYPE "EnrolmentStatus" AS ENUM (
    'applied',
    'paid',
    'studying',
    'studied',
    'surveyed',
    'completed',
    'cancelled',
    'refunded',
    'expired',
    'revoked'
);

CREATE TYPE "ExemptionGround" AS ENUM (
    'cookLicence',
    'closedAllYear',
    'otherInstitution'
);

CREATE TYPE "ExportRhythm" AS ENUM (
    'daily',
    'weekly',
    'monthly'
);

CREATE TYPE "FileOwner" AS ENUM (
    'application',
    'onlineEnrolment',
    'inPersonEnrolment',
    'inquiry',
    'approval',
    'payment',
    'settings',
    'content',
    'inquiryAnswer'
);

CREATE TYPE "FileState" AS ENUM (
    'storing',
    'unscanned',
    'ready',
    'infected',
    'removing'
);

CREATE TYPE "VideoFailure" AS ENUM (
    'unreadable',
    'noPicture',
    'noSound',
    'silent',
    'tooShort',
    'tooLong',
    'broken'
);

CREATE TYPE "VideoState" AS ENUM (
    'uploading',
    'checking',
    'converting',
    'captions',
    'ready',
    'published',
    'replaced',
    'failed',
    'stopped'
);

CREATE TYPE "VideoStep" AS ENUM (
    'sound',
    'low',
    'high',
    'pictures'
);

CREATE TYPE "HandMarkReason" AS ENUM (
    'idChecked',
    'slipPurged',
    'phoneTrouble',
    'correction'
);

CREATE TYPE "HelpTie" AS ENUM (
    'child',
    'spouse',
    'family',
    'employee',
    'other'
);

CREATE TYPE "IdentityPurpose" AS ENUM (
    'signUp',
    'findId',
    'findPassword',
    'releaseDormant',
    'renewIdentity',
    'verifyAccount'
);

CREATE TYPE "ImportRowClass" AS ENUM (
    'new',
    'changed',
    'same',
    'close',
    'wrong',
    'leftOut'
);

CREATE TYPE "ImportRowDecision" AS ENUM (
    'skip',
    'add',
    'take'
);

CREATE TYPE "ImportRowOutcome" AS ENUM (
    'added',
    'changed',
    'same',
    'skipped'
);

CREATE TYPE "InPersonEndReason" AS ENUM (
    'byPerson',
    'holdLapsed',
    'waitingLapsed',
    'sessionCancelled'
);

CREATE TYPE "InPersonSessionStatus" AS ENUM (
    'open',
    'cancelled',
    'closed'
);

CREATE TYPE "InPersonStatus" AS ENUM (
    'applied',
    'paid',
    'attended',
    'completed',
    'cancelled',
    'refunded',
    'absent',
    'revoked'
);

CREATE TYPE "InquiryActionKind" AS ENUM (
    'assigned',
    'released',
    'passed',
    'merged',
    'unmerged',
    'closed'
);

CREATE TYPE "InquiryTableState" AS ENUM (
    'open',
    'waiting',
    'done'
);

CREATE TYPE "InvoiceWishStatus" AS ENUM (
    'asked',
    'done',
    'refused'
);

CREATE TYPE "LedgerAccount" AS ENUM (
    'gateway',
    'bank',
    'overReturned',
    'refundsDue',
    'revenueTaxable',
    'revenueExempt',
    'revenueUndecided',
    'vat'
);

CREATE TYPE "LicenceCheckCause" AS ENUM (
    'typed',
    'changed'
);

CREATE TYPE "LicenceCheckOutcome" AS ENUM (
    'confirmed',
    'corrected',
    'askedAgain',
    'matched'
);

CREATE TYPE "LoginEndReason" AS ENUM (
    'logout',
    'displaced',
    'expired',
    'passwordChanged',
    'withdrawn',
    'byStaff',
    'merged'
);

CREATE TYPE "MessageKind" AS ENUM (
    'seatConfirmed',
    'seatOffered',
    'offerLapsed',
    'holdLapsed',
    'sessionCancelled',
    'sessionMoved',
    'certificateIssued',
    'lateMoney',
    'lateMoneyReturned',
    'refundRefused',
    'refundTransferred',
    'certificateLink',
    'inPersonCertificateLink',
    'slipLink',
    'receiptLink',
    'accountIssued',
    'paid',
    'quietForWeek',
    'daysLeft30',
    'daysLeft7',
    'daysLeft1',
    'completed',
    'refunded',
    'accountAsked',
    'helpAsked',
    'loginRepair',
    'inquiryAnswered',
    'nextScreen',
    'nextScreenInPerson',
    'nextScreenApply',
    'accountCorrected',
    'accountUnlocked',
    'accountWoken',
    'loginsEnded',
    'certificateReplaced',
    'certificateRevoked',
    'certificateSentAgain',
    'designationAskedAgain',
    'seatHeld',
    'accountsMerged',
    'mergeUndone',
    'staffText',
    'studyExtended',
    'inquiryAsked',
    'inquiryCorrected',
    'campaign',
    'consentAskedAgain',
    'consentChanged',
    'paymentWaiting',
    'depositDue',
    'sessionTomorrow',
    'placeCorrected',
    'placeAskedAgain'
);

CREATE TYPE "MoveCause" AS ENUM (
    'person',
    'offer',
    'association'
);

CREATE TYPE "PaymentEventKind" AS ENUM (
    'heard',
    'closed',
    'entered',
    'refundBegun',
    'refundSent',
    'refundRefused',
    'refundDone',
    'refundTransferred',
    'exceptionOpened',
    'explained',
    'asked'
);

CREATE TYPE "PaymentStatus" AS ENUM (
    'ready',
    'virtualAccountIssued',
    'paid',
    'failed',
    'cancelled',
    'paidAfterCancellation',
    'mismatched'
);

CREATE TYPE "PhoneCodePurpose" AS ENUM (
    'findId',
    'changePhone'
);

CREATE TYPE "PolicyKind" AS ENUM (
    'terms',
    'privacy',
    'marketing'
);

CREATE TYPE "ReconciliationExceptionKind" AS ENUM (
    'late',
    'short',
    'over',
    'double',
    'orphan',
    'unknown'
);

CREATE TYPE "ReconciliationStep" AS ENUM (
    'gateway',
    'orders',
    'deposits',
    'exceptions',
    'ledger',
    'done'
);

CREATE TYPE "RefundStatus" AS ENUM (
    'requested',
    'sent',
    'done',
    'failed'
);

CREATE TYPE "SeatState" AS ENUM (
    'waiting',
    'held',
    'sold',
    'released'
);

CREATE TYPE "SetupCheckKind" AS ENUM (
    'backup',
    'alert'
);

CREATE TYPE "StaffExportStatus" AS ENUM (
    'approval',
    'ordered',
    'making',
    'ready',
    'taken',
    'failed',
    'refused',
    'ended'
);

CREATE TYPE "StaffImportStatus" AS ENUM (
    'uploaded',
    'refused',
    'mapping',
    'checking',
    'ready',
    'approval',
    'ordered',
    'writing',
    'done',
    'stopped'
);

CREATE TYPE "StaffRole" AS ENUM (
    'headquarters',
    'branch',
    'education',
    'finance',
    'support',
    'readOnly'
);

CREATE TYPE "SurveyQuestionKind" AS ENUM (
    'choice',
    'text'
);

CREATE TYPE "TaxKind" AS ENUM (
    'undecided',
    'taxable',
    'exempt'
);

CREATE TYPE "WaitingStatus" AS ENUM (
    'waiting',
    'offered',
    'accepted',
    'declined',
    'lapsed',
    'left',
    'sessionGone'
);

CREATE FUNCTION "adopt_contents"() RETURNS "void"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  -- A draft that nobody has touched gives way to a post that came under its number.
  WITH "given" AS (
    SELECT c."contentNo", c."version" + 1 AS "version", v."title", v."writtenAt",
         jsonb_build_object('kind', 'post', 'title', v."title", 'content', v."content", 'boardType', p."boardType",
             'postType', p."postType", 'examType', p."examType", 'isImportant', p."isImportant", 'fileNos',
             (SELECT coalesce(jsonb_agg(f."fileNo" ORDER BY f."name", f."fileNo"), '[]') FROM "PostFile" f WHERE f."postNo" = p."postNo")) AS "body"
      FROM "Content" c JOIN "Post" p ON p."postNo" = c."recordNo"
      JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
     WHERE c."kind" = 'post' AND c."publishedVersion" IS NULL AND c."withdrawnAt" IS NULL AND c."changedBy" IS NULL
  ), "kept" AS (
    INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
    SELECT "contentNo", "version", "body", "writtenAt" FROM "given" RETURNING "contentNo", "version"
  )
  UPDATE "Content" c SET "version" = g."version", "publishedVersion" = g."version", "title" = g."title", "part" = (g."body"->>'boardType')::int
    FROM "given" g WHERE g."contentNo" = c."contentNo";

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "recordNo", "changedAt")
  SELECT 'post', p."boardType", v."title", v."version", p."shownVersion", p."postNo", v."writtenAt"
    FROM "Post" p JOIN LATERAL (SELECT * FROM "PostVersion" w WHERE w."postNo" = p."postNo" ORDER BY w."version" DESC LIMIT 1) v ON true
   ORDER BY v."writtenAt", p."postNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", v."version",
         jsonb_build_object('kind', 'post', 'title', v."title", 'content', v."content", 'boardType', p."boardType",
           'postType', p."postType", 'examType', p."examType", 'isImportant', p."isImportant", 'fileNos',
           (SELECT coalesce(jsonb_agg(f."fileNo" ORDER BY f."name", f."fileNo"), '[]') FROM "PostFile" f WHERE f."postNo" = p."postNo")),
         v."writtenAt"
    FROM "Content" c JOIN "Post" p ON p."postNo" = c."recordNo" JOIN "PostVersion" v USING ("postNo")
   WHERE c."kind" = 'post' AND NOT EXISTS (SELECT 1 FROM "ContentVersion" o WHERE o."contentNo" = c."contentNo")
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'popup', "title", 1, 1, "position", "popupNo", "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul',
         ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now() FROM "Popup" ORDER BY "position", "popupNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'popup', 'title', p."title", 'badge', p."badge", 'text', p."text", 'actionLabel',
           p."actionLabel", 'url', p."url", 'mobilePath', p."mobilePath", 'imagePath', p."imagePath", 'imageAlt', p."imageAlt", 'popupType', p."popupType"), c."changedAt"
    FROM "Content" c JOIN "Popup" p ON p."popupNo" = c."recordNo" WHERE c."kind" = 'popup' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'banner', CASE WHEN "place" = 'ad' THEN 1 ELSE 2 END, "title", 1, 1, "position", "bannerNo",
         "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul', ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now()
    FROM "Banner" ORDER BY "position", "bannerNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'banner', 'title', b."title", 'place', b."place", 'sizeType', b."sizeType",
           'url', b."url", 'imagePath', b."imagePath", 'site', b."site", 'connectType', b."connectType", 'menuType', b."menuType"), c."changedAt"
    FROM "Content" c JOIN "Banner" b ON b."bannerNo" = c."recordNo" WHERE c."kind" = 'banner' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "changedAt")
  SELECT 'branch', "name", 1, 1, "position", "branchNo", now() FROM "Branch" ORDER BY "position", "branchNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'branch', 'title', b."name", 'phone', b."phone", 'address', b."address", 'openHours',
           b."openHours", 'mapUrl', b."mapUrl", 'latitude', b."latitude", 'longitude', b."longitude"), c."changedAt"
    FROM "Content" c JOIN "Branch" b ON b."branchNo" = c."recordNo" WHERE c."kind" = 'branch' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "recordNo", "changedAt")
  SELECT 'text', CASE WHEN "kind" = 'terms' THEN 1 ELSE 2 END, CASE WHEN "kind" = 'terms' THEN '이용약관' ELSE '개인정보처리방침' END,
         count(*), count(*), CASE WHEN "kind" = 'terms' THEN 1 ELSE 2 END, now()
    FROM "PolicyVersion" GROUP BY "kind" ORDER BY "kind"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", row_number() OVER (PARTITION BY p."kind" ORDER BY p."inForceOn"),
         jsonb_build_object('kind', 'text', 'title', c."title", 'policyKind', p."kind", 'inForceOn', p."inForceOn"::text, 'needsConsent',
           p."needsConsent", 'isDisadvantageous', false, 'summary', p."summary", 'effective', p."body"->'effective', 'articles', p."body"->'articles'),
         p."announcedOn"::timestamp AT TIME ZONE 'Asia/Seoul'
    FROM "Content" c JOIN "PolicyVersion" p ON c."part" = CASE WHEN p."kind" = 'terms' THEN 1 ELSE 2 END
   WHERE c."kind" = 'text' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION "adopt_sites_and_questions"() RETURNS "void"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "changedAt")
  SELECT 'site', "name", 1, 1, "position", "siteNo", now() FROM "RelatedSite" ORDER BY "position", "siteNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'site', 'title', s."name", 'url', s."url"), c."changedAt"
    FROM "Content" c JOIN "RelatedSite" s ON s."siteNo" = c."recordNo" WHERE c."kind" = 'site' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  UPDATE "Content" c SET "position" = o."at"
    FROM (SELECT q."contentNo", row_number() OVER (ORDER BY p."publishedOn" DESC, p."postNo" DESC) - 1 AS "at"
            FROM "Content" q JOIN "Post" p ON p."postNo" = q."recordNo" WHERE q."kind" = 'post' AND q."part" = 4) o
   WHERE o."contentNo" = c."contentNo";
  UPDATE "Post" p SET "position" = c."position"
    FROM "Content" c WHERE c."kind" = 'post' AND c."part" = 4 AND c."recordNo" = p."postNo";
END $$;

CREATE FUNCTION "check_typed_place"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  "known" boolean;
BEGIN
  "known" := EXISTS (SELECT 1 FROM "Licence" WHERE regexp_replace("licenceNo", '\D', '', 'g') = NEW."licenceKey");
  IF TG_TABLE_NAME = 'OnlineEnrolment' THEN
    IF NOT "known" THEN
      INSERT INTO "LicenceCheck" ("cause", "enrolmentNo", "madeAt")
      VALUES ('typed', NEW."enrolmentNo", CASE TG_OP WHEN 'INSERT' THEN NEW."appliedAt" ELSE now() END) ON CONFLICT DO NOTHING;
    ELSIF TG_OP = 'UPDATE' AND OLD."licenceKey" <> NEW."licenceKey" THEN
      UPDATE "LicenceCheck" SET "outcome" = 'matched', "decidedAt" = now()
       WHERE "enrolmentNo" = NEW."enrolmentNo" AND "cause" = 'typed' AND "outcome" IS NULL;
    END IF;
  ELSIF NOT "known" THEN
    INSERT INTO "LicenceCheck" ("cause", "inPersonEnrolmentNo", "madeAt")
    VALUES ('typed', NEW."inPersonEnrolmentNo", CASE TG_OP WHEN 'INSERT' THEN NEW."appliedAt" ELSE now() END) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND OLD."licenceKey" <> NEW."licenceKey" THEN
    UPDATE "LicenceCheck" SET "outcome" = 'matched', "decidedAt" = now()
     WHERE "inPersonEnrolmentNo" = NEW."inPersonEnrolmentNo" AND "cause" = 'typed' AND "outcome" IS NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "count_changed_posts"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "PostCount" AS c
  SELECT "boardType", "postType", coalesce("examType"::text, ''), sum("one")
    FROM (SELECT "boardType", "postType", "examType", 1 AS "one" FROM "after" WHERE "shownVersion" IS NOT NULL
          UNION ALL SELECT "boardType", "postType", "examType", -1 FROM "before" WHERE "shownVersion" IS NOT NULL) "both"
   GROUP BY 1, 2, 3 HAVING sum("one") <> 0 ORDER BY 1, 2, 3
  ON CONFLICT ("boardType", "postType", "examType") DO UPDATE SET "posts" = c."posts" + EXCLUDED."posts";
  RETURN NULL;
END $$;

CREATE FUNCTION "count_posts"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "PostCount" AS c
  SELECT "boardType", "postType", coalesce("examType"::text, ''), TG_ARGV[0]::int * count(*)
    FROM "changed" WHERE "shownVersion" IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("boardType", "postType", "examType") DO UPDATE SET "posts" = c."posts" + EXCLUDED."posts";
  RETURN NULL;
END $$;

CREATE FUNCTION "demand_announcement"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF NEW."announcedOn" + 7 > NEW."inForceOn" AND EXISTS (SELECT 1 FROM "Member") THEN
    RAISE EXCEPTION 'PolicyVersion_announced_ahead: % is in force less than seven days after its announcement', NEW."inForceOn"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'PolicyVersion_announced_ahead';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION "follow_merge"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE "next" INTEGER;
BEGIN
  LOOP
    SELECT "mergedIntoNo" INTO "next" FROM "Member" WHERE "memberNo" = NEW."memberNo";
    EXIT WHEN "next" IS NULL;
    NEW."memberNo" := "next";
  END LOOP;
  RETURN NEW;
END $$;

CREATE FUNCTION "grams_asked"("text" "text") RETURNS integer[]
    LANGUAGE "sql" IMMUTABLE
    AS $$
  SELECT CASE WHEN char_length("text") = 1 THEN ARRAY[ascii("text")]
              ELSE ARRAY(SELECT (ascii(substr("text", "at", 1)) << 16) | (ascii(substr("text", "at" + 1, 1)) & 65535)
                           FROM generate_series(1, char_length("text") - 1) "at"
                          WHERE "at" % 2 = 1 OR "at" = char_length("text") - 1) END
$$;

CREATE FUNCTION "grams_of"("text" "text") RETURNS integer[]
    LANGUAGE "sql" IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT coalesce(array_agg(DISTINCT "gram"), '{}')
    FROM (SELECT unnest(ARRAY["letter", ("letter" << 16) | ("next" & 65535)]) AS "gram"
            FROM (SELECT ascii("sign") AS "letter", ascii(lead("sign") OVER (ORDER BY "place")) AS "next"
                    FROM unnest(string_to_array("text", NULL)) WITH ORDINALITY AS "signs"("sign", "place")) "pairs") "all"
   WHERE "gram" IS NOT NULL
$$;

CREATE FUNCTION "keep_answered_survey"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  asked CONSTANT INTEGER := CASE WHEN TG_OP = 'INSERT' THEN NEW."surveyNo" ELSE OLD."surveyNo" END;
BEGIN
  IF EXISTS (SELECT 1 FROM "SurveyResult" WHERE "surveyNo" = asked)
    THEN RAISE EXCEPTION 'A survey that was answered does not change'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION "keep_approval"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'pending' AND
     (to_jsonb(OLD) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionText', 'outcome']) =
     (to_jsonb(NEW) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionText', 'outcome']) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An approval changes by its decision only';
END $$;

CREATE FUNCTION "keep_campaign_text"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF OLD."status" NOT IN ('draft', 'asked')
     AND (NEW."kind", NEW."body", NEW."text") IS DISTINCT FROM (OLD."kind", OLD."body", OLD."text") THEN
    RAISE EXCEPTION 'The words of an ordered campaign stay as they are';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION "keep_course_version"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  loose CONSTANT TEXT[] := ARRAY['name', 'isOffered', 'surveyMinutes', 'testMinutes', 'closesPaymentEarly', 'taxKind'];
BEGIN
  IF OLD."startsAt" IS NULL THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - loose) = (to_jsonb(NEW) - loose) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A published version of a course does not change';
END $$;

CREATE FUNCTION "keep_drawn_question"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  loose CONSTANT TEXT[] := ARRAY['isUsed', 'lectureNo'];
BEGIN
  IF OLD."drawnAt" IS NULL THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - loose) = (to_jsonb(NEW) - loose) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A question that was drawn does not change';
END $$;

CREATE FUNCTION "keep_extension"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'An extension stays as it was written';
END $$;

CREATE FUNCTION "keep_former_title"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'A former title of a lecture does not change';
END $$;

CREATE FUNCTION "keep_merge"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'A merge stays as it was written';
END $$;

CREATE FUNCTION "keep_parts_of_version"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  part CONSTANT INTEGER := CASE WHEN TG_OP = 'INSERT' THEN NEW."courseNo" ELSE OLD."courseNo" END;
BEGIN
  IF EXISTS (SELECT 1 FROM "Course" WHERE "courseNo" = part AND "startsAt" IS NOT NULL)
    THEN RAISE EXCEPTION 'A published version of a course does not change'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION "keep_replaced_edition"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF OLD."status" = 'revoked' AND NEW."status" <> 'revoked' THEN
    RAISE EXCEPTION 'A revoked certificate stays revoked';
  END IF;
  IF (NEW."edition", NEW."verificationNumber") IS DISTINCT FROM (OLD."edition", OLD."verificationNumber") THEN
    IF NEW."edition" <> OLD."edition" + 1 OR OLD."status" <> 'valid' OR NEW."certificateNumber" <> OLD."certificateNumber"
       OR NOT EXISTS (
         SELECT 1 FROM "ReplacedCertificate" r
          WHERE r."certificateNo" = OLD."certificateNo" AND r."edition" = OLD."edition"
            AND r."verificationNumber" = OLD."verificationNumber" AND r."frozen" = OLD."frozen") THEN
      RAISE EXCEPTION 'A new edition follows the one before, which is kept';
    END IF;
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION "keep_role_review"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'A review of rights stands';
END $$;

CREATE FUNCTION "keep_settings_start"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF NEW."supersedesNo" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "AssociationVersion" v WHERE v."versionNo" = NEW."supersedesNo" AND v."startsAt" = NEW."startsAt") THEN
    RAISE EXCEPTION 'A version supersedes one of the same start';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION "mark_attempt"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  PERFORM "mark_statistic_days"(e."appliedAt") FROM "OnlineEnrolment" e WHERE e."enrolmentNo" = NEW."enrolmentNo";
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_booking"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
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

CREATE FUNCTION "mark_in_person"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
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

CREATE FUNCTION "mark_inquiry"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "mark_statistic_days_gone"(OLD."writtenAt");
  ELSE PERFORM "mark_statistic_days"(OLD."writtenAt", NEW."writtenAt"); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_inquiry_term"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day") SELECT DISTINCT (i."writtenAt" AT TIME ZONE 'Asia/Seoul')::date FROM "Inquiry" i;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_member"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "mark_statistic_days_gone"(OLD."createdAt");
  ELSE PERFORM "mark_statistic_days"(OLD."createdAt", NEW."createdAt"); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_money_days"("application" integer) RETURNS "void"
    LANGUAGE "sql"
    AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM (
    SELECT p."paidAt" AS at FROM "Payment" p WHERE p."applicationNo" = application
    UNION ALL
    SELECT COALESCE(r."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', r."doneAt")
      FROM "Refund" r JOIN "Payment" p USING ("paymentNo") WHERE p."applicationNo" = application) moved
   WHERE at IS NOT NULL
$$;

CREATE FUNCTION "mark_new_members"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day") SELECT DISTINCT (f."createdAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_new_online"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (f."appliedAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f
  UNION SELECT (f."completedAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f WHERE f."completedAt" IS NOT NULL
  UNION SELECT (p."paidAt" AT TIME ZONE 'Asia/Seoul')::date FROM "Payment" p JOIN "fresh" f USING ("applicationNo") WHERE p."paidAt" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_new_payments"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (f."paidAt" AT TIME ZONE 'Asia/Seoul')::date FROM "fresh" f WHERE f."paidAt" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_online"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
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

CREATE FUNCTION "mark_payment"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
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

CREATE FUNCTION "mark_refund"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "mark_statistic_days_gone"(OLD."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', OLD."doneAt");
  ELSE
    PERFORM "mark_statistic_days"(OLD."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', OLD."doneAt",
                                  NEW."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', NEW."doneAt");
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_session"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  PERFORM "mark_statistic_days"(OLD."startsAt", NEW."startsAt");
  IF TG_OP = 'UPDATE' AND OLD."branchNo" <> NEW."branchNo" THEN
    PERFORM "mark_statistic_days"(e."appliedAt", e."completedAt")
       FROM "Booking" b JOIN "InPersonEnrolment" e USING ("applicationNo") WHERE b."sessionNo" = NEW."sessionNo";
    PERFORM "mark_money_days"(b."applicationNo") FROM "Booking" b WHERE b."sessionNo" = NEW."sessionNo";
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_session_days"(VARIADIC "sessions" integer[]) RETURNS "void"
    LANGUAGE "sql"
    AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (s."startsAt" AT TIME ZONE 'Asia/Seoul')::date FROM "InPersonSession" s WHERE s."sessionNo" = ANY (sessions)
$$;

CREATE FUNCTION "mark_statistic_days"(VARIADIC "instants" timestamp with time zone[]) RETURNS "void"
    LANGUAGE "sql"
    AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(instants) at WHERE at IS NOT NULL
$$;

CREATE FUNCTION "mark_statistic_days_gone"(VARIADIC "instants" timestamp with time zone[]) RETURNS "void"
    LANGUAGE "sql"
    AS $$
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(instants) at
   WHERE at >= date_trunc('year', now()) - interval '13 months'
$$;

CREATE FUNCTION "mark_waiting"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  PERFORM "mark_session_days"(OLD."sessionNo", NEW."sessionNo");
  RETURN NULL;
END $$;

CREATE FUNCTION "mark_watch_loss"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "StatisticMark" ("day") SELECT OLD."lostOn" WHERE OLD."lostOn" >= date_trunc('year', now()) - interval '13 months';
  ELSE
    INSERT INTO "StatisticMark" ("day") VALUES (NEW."lostOn");
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "notify_outbox"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;

CREATE FUNCTION "refuse_audit_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END $$;

CREATE FUNCTION "refuse_closing_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."reopenedAt" IS NULL AND NEW."reopenedByNo" IS NOT NULL
    AND to_jsonb(NEW) - 'reopenedAt' - 'reopenedByNo' = to_jsonb(OLD) - 'reopenedAt' - 'reopenedByNo'
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A closed day is frozen';
END $$;

CREATE FUNCTION "refuse_consent_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'The history of consents is append-only';
END
$$;

CREATE FUNCTION "refuse_document_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are append-only', TG_TABLE_NAME;
END
$$;

CREATE FUNCTION "refuse_inquiry_history_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'The history of an inquiry is not changed';
END $$;

CREATE FUNCTION "refuse_ledger_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The ledger is append-only';
END $$;

CREATE FUNCTION "refuse_lopsided_posting"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  entry "LedgerEntry" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF (SELECT sum("amountWon") FROM "LedgerEntry"
       WHERE "paymentNo" = entry."paymentNo" AND "posting" = entry."posting") <> 0 THEN
    RAISE EXCEPTION 'The lines of a posting sum to zero';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "refuse_other_kind"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
DECLARE
  "taken" boolean;
BEGIN
  INSERT INTO "LicenceTurn" ("licenceKey", "year", "salesType") VALUES (NEW."licenceKey", NEW."year", NEW."salesType")
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM 1 FROM "LicenceTurn"
     WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType" FOR UPDATE;
  END IF;
  IF TG_TABLE_NAME = 'OnlineEnrolment' THEN
    "taken" := EXISTS (
      SELECT 1 FROM "InPersonEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'absent', 'revoked'));
  ELSE
    "taken" := EXISTS (
      SELECT 1 FROM "OnlineEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'expired', 'revoked'));
  END IF;
  IF "taken" THEN
    RAISE unique_violation USING
      MESSAGE = 'The licence has a live record of the other kind',
      DETAIL = 'Key ("licenceKey", "year", "salesType") already exists.',
      TABLE = TG_TABLE_NAME, CONSTRAINT = 'Enrolment_one_live';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION "refuse_payment_event_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The history of a payment is append-only';
END $$;

CREATE FUNCTION "refuse_settings_change"() RETURNS "trigger"
    LANGUAGE "plpgsql"
    AS $$
BEGIN
  RAISE EXCEPTION 'A version of the settings stays as it was written';
END
$$;

CREATE TABLE "AccountNote" (
    "noteNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "kind" "AccountNoteKind" NOT NULL,
    "about" character varying(60) DEFAULT ''::character varying NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "AccountNote_pkey" PRIMARY KEY ("noteNo")
);

CREATE TABLE "Application" (
    "applicationNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Application_pkey" PRIMARY KEY ("applicationNo")
);

CREATE TABLE "ApplicationWindow" (
    "windowNo" SERIAL NOT NULL,
    "opensAt" timestamp(3) with time zone NOT NULL,
    "closesAt" timestamp(3) with time zone NOT NULL,
    "courseNo" integer NOT NULL,
    CONSTRAINT "ApplicationWindow_order" CHECK (("opensAt" < "closesAt")),
    CONSTRAINT "ApplicationWindow_pkey" PRIMARY KEY ("windowNo")
);

CREATE TABLE "Approval" (
    "approvalNo" SERIAL NOT NULL,
    "kind" character varying(40) NOT NULL,
    "subject" character varying(100) NOT NULL,
    "facts" "jsonb" NOT NULL,
    "fingerprint" character(64) NOT NULL,
    "shown" "jsonb" NOT NULL,
    "memberNos" integer[],
    "makerNo" integer NOT NULL,
    "barredNos" integer[],
    "reasonCode" character varying(30) NOT NULL,
    "text" character varying(200) NOT NULL,
    "askedAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "status" "ApprovalStatus" DEFAULT 'pending'::"ApprovalStatus" NOT NULL,
    "approverNo" integer,
    "decidedAt" timestamp(3) with time zone,
    "decisionText" character varying(200),
    "outcome" "text"[] DEFAULT '{}'::"text"[] NOT NULL,
    CONSTRAINT "Approval_approver" CHECK ((("status" <> ALL (ARRAY['approved'::"ApprovalStatus", 'rejected'::"ApprovalStatus"])) OR ("approverNo" IS NOT NULL))),
    CONSTRAINT "Approval_decided" CHECK ((("status" = 'pending'::"ApprovalStatus") = ("decidedAt" IS NULL))),
    CONSTRAINT "Approval_two_people" CHECK (("approverNo" <> "makerNo")),
    CONSTRAINT "Approval_pkey" PRIMARY KEY ("approvalNo")
);

CREATE TABLE "AssociationVersion" (
    "versionNo" SERIAL NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "text" "jsonb",
    "supersedesNo" integer,
    "madeAt" timestamp(3) with time zone NOT NULL,
    "approvalNo" integer,
    CONSTRAINT "AssociationVersion_ahead" CHECK ((("madeAt" < "startsAt") OR ("versionNo" = 1))),
    CONSTRAINT "AssociationVersion_withdrawal" CHECK ((("text" IS NOT NULL) OR ("supersedesNo" IS NOT NULL))),
    CONSTRAINT "AssociationVersion_pkey" PRIMARY KEY ("versionNo")
);

CREATE TABLE "Attendance" (
    "sessionNo" integer NOT NULL,
    "applicationNo" integer NOT NULL,
    "inAt" timestamp(3) with time zone,
    "outAt" timestamp(3) with time zone,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("sessionNo", "applicationNo")
);

CREATE TABLE "AttendanceSheet" (
    "sheetNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "askedAt" timestamp(3) with time zone NOT NULL,
    "pdf" "bytea",
    "failure" character varying(300),
    CONSTRAINT "AttendanceSheet_pkey" PRIMARY KEY ("sheetNo")
);

CREATE TABLE "AuditEntry" (
    "auditNo" BIGSERIAL NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "employeeNo" integer,
    "memberNo" integer,
    "loginNo" "uuid",
    "operation" character varying(60) NOT NULL,
    "subjectKind" character varying(30),
    "subjectNo" integer,
    "detail" character varying(100) DEFAULT ''::character varying NOT NULL,
    "reason" character varying(200) NOT NULL,
    "ipAddress" character varying(45) NOT NULL,
    "consoleUser" character varying(60),
    CONSTRAINT "AuditEntry_actor" CHECK ((("employeeNo" IS NULL) <> ("consoleUser" IS NULL))),
    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("auditNo"),
    CONSTRAINT "AuditEntry_subject" CHECK ((("subjectKind" IS NULL) = ("subjectNo" IS NULL)))
);

CREATE TABLE "BankDeposit" (
    "bankDepositNo" SERIAL NOT NULL,
    "statementKey" character(64) NOT NULL,
    "importNo" integer NOT NULL,
    "depositedAt" timestamp(3) with time zone NOT NULL,
    "amountWon" integer NOT NULL,
    "depositorName" character varying(60) NOT NULL,
    "memo" character varying(100) DEFAULT ''::character varying NOT NULL,
    "accountEnd" character varying(4) DEFAULT ''::character varying NOT NULL,
    "balanceWon" bigint,
    "match" "BankDepositMatch" NOT NULL,
    "matchedNo" integer,
    "paymentNo" integer,
    "settledAt" timestamp(3) with time zone,
    "employeeNo" integer,
    "text" character varying(200) DEFAULT ''::character varying NOT NULL,
    "recordedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "BankDeposit_pkey" PRIMARY KEY ("bankDepositNo")
);

CREATE TABLE "BankQuestion" (
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "questionNo" integer NOT NULL,
    CONSTRAINT "BankQuestion_pkey" PRIMARY KEY ("year", "salesType", "industryType", "questionNo")
);

CREATE TABLE "Banner" (
    "bannerNo" SERIAL NOT NULL,
    "place" "BannerPlace" NOT NULL,
    "sizeType" character(1) NOT NULL,
    "title" character varying(120) NOT NULL,
    "url" character varying(300) NOT NULL,
    "imagePath" character varying(300) DEFAULT ''::character varying NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "site" integer DEFAULT 2 NOT NULL,
    "connectType" integer DEFAULT 2 NOT NULL,
    "menuType" integer,
    "shownFrom" "date",
    "shownUntil" "date",
    CONSTRAINT "Banner_shown" CHECK (("shownFrom" <= "shownUntil")),
    CONSTRAINT "Banner_pkey" PRIMARY KEY ("bannerNo")
);

CREATE TABLE "BlockedRange" (
    "rangeNo" SERIAL NOT NULL,
    "cidr" character varying(50) NOT NULL,
    "reason" character varying(200) DEFAULT ''::character varying NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone,
    CONSTRAINT "BlockedRange_cidr" CHECK ((("cidr")::"inet" IS NOT NULL)),
    CONSTRAINT "BlockedRange_pkey" PRIMARY KEY ("rangeNo")
);

CREATE TABLE "Booking" (
    "applicationNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "sessionNo" integer NOT NULL,
    "seat" "SeatState" NOT NULL,
    "heldUntil" timestamp(3) with time zone,
    "heldSince" timestamp(3) with time zone,
    "bookedAt" timestamp(3) with time zone NOT NULL,
    "releasedAt" timestamp(3) with time zone,
    "exceptionText" character varying(200),
    CONSTRAINT "Booking_held" CHECK ((("seat" = 'held'::"SeatState") = ("heldUntil" IS NOT NULL))),
    CONSTRAINT "Booking_released" CHECK ((("seat" = 'released'::"SeatState") = ("releasedAt" IS NOT NULL))),
    CONSTRAINT "Booking_pkey" PRIMARY KEY ("applicationNo")
);

CREATE TABLE "Branch" (
    "branchNo" SERIAL NOT NULL,
    "name" character varying(60) NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "phone" character varying(20) NOT NULL,
    "address" character varying(150) DEFAULT ''::character varying NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "parentNo" integer,
    "openHours" character varying(100) DEFAULT ''::character varying NOT NULL,
    "mapUrl" character varying(300) DEFAULT ''::character varying NOT NULL,
    "latitude" double precision,
    "longitude" double precision,
    "closesOn" "date",
    "opensOn" "date",
    CONSTRAINT "Branch_whole_place" CHECK ((("latitude" IS NULL) = ("longitude" IS NULL))),
    CONSTRAINT "Branch_pkey" PRIMARY KEY ("branchNo")
);

CREATE TABLE "BulkOperation" (
    "bulkOperationNo" SERIAL NOT NULL,
    "kind" "BulkOperationKind" NOT NULL,
    "screen" character varying(30) NOT NULL,
    "setNo" "uuid" NOT NULL,
    "conditions" "jsonb" NOT NULL,
    "employeeNo" integer NOT NULL,
    "textNo" integer,
    "untilOn" character(10),
    "reason" character varying(200) NOT NULL,
    "rowCount" integer NOT NULL,
    "leftCount" integer NOT NULL,
    "status" "BulkOperationStatus" NOT NULL,
    "orderedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    CONSTRAINT "BulkOperation_order" CHECK (((("kind" = 'text'::"BulkOperationKind") = ("textNo" IS NOT NULL)) AND (("kind" = 'extend'::"BulkOperationKind") = ("untilOn" IS NOT NULL)))),
    CONSTRAINT "BulkOperation_pkey" PRIMARY KEY ("bulkOperationNo")
);

CREATE TABLE "BulkOperationRow" (
    "bulkOperationNo" integer NOT NULL,
    "subjectNo" integer NOT NULL,
    "setKey" character varying(40) NOT NULL,
    "outcome" "BulkOutcome",
    "doneAt" timestamp(3) with time zone,
    CONSTRAINT "BulkOperationRow_done" CHECK ((("outcome" IS NULL) = ("doneAt" IS NULL))),
    CONSTRAINT "BulkOperationRow_pkey" PRIMARY KEY ("bulkOperationNo", "subjectNo")
);

CREATE UNLOGGED TABLE "CallCount" (
    "key" character varying(32) NOT NULL,
    "count" integer NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "CallCount_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "Campaign" (
    "campaignNo" SERIAL NOT NULL,
    "kind" "CampaignKind" NOT NULL,
    "title" character varying(100) NOT NULL,
    "body" character varying(2000) NOT NULL,
    "text" character varying(2400),
    "perMinute" integer NOT NULL,
    "startsAt" timestamp(3) with time zone,
    "status" "CampaignStatus" NOT NULL,
    "revision" integer DEFAULT 1 NOT NULL,
    "employeeNo" integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "conditions" "jsonb",
    "foundText" character varying(300) DEFAULT ''::character varying NOT NULL,
    "frozenAt" timestamp(3) with time zone,
    "orderedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    CONSTRAINT "Campaign_advert_text" CHECK ((("kind" <> 'advert'::"CampaignKind") OR ("text" IS NULL) OR ((("text")::"text" ~~ '(광고)[%'::"text") AND (("text")::"text" ~ ("chr"(10) || '무료 수신거부 ([{]수신거부[}]|080-[0-9]{3,4}-[0-9]{4})$'::"text"))))),
    CONSTRAINT "Campaign_ordered_text" CHECK ((("status" = 'draft'::"CampaignStatus") OR ("text" IS NOT NULL))),
    CONSTRAINT "Campaign_per_minute" CHECK ((("perMinute" >= 1) AND ("perMinute" <= 1000))),
    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("campaignNo")
);

CREATE TABLE "CampaignPerson" (
    "campaignNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "phone" character varying(20) NOT NULL,
    "leftOut" "CampaignLeftOut",
    "takenAt" timestamp(3) with time zone,
    "messageNo" integer,
    CONSTRAINT "CampaignPerson_pkey" PRIMARY KEY ("campaignNo", "memberNo")
);

CREATE TABLE "CampaignTest" (
    "testNo" SERIAL NOT NULL,
    "campaignNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "text" character varying(2400) NOT NULL,
    "askedAt" timestamp(3) with time zone NOT NULL,
    "triedAt" timestamp(3) with time zone,
    "sentAt" timestamp(3) with time zone,
    "providerNo" character varying(60),
    "failure" character varying(300),
    "isCode" boolean DEFAULT false NOT NULL,
    "phone" character varying(20) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT "CampaignTest_pkey" PRIMARY KEY ("testNo")
);

CREATE TABLE "CannedAnswer" (
    "cannedNo" SERIAL NOT NULL,
    "cannedTitle" character varying(60) NOT NULL,
    "cannedText" character varying(2000) NOT NULL,
    "version" integer DEFAULT 1 NOT NULL,
    "employeeNo" integer NOT NULL,
    "savedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    CONSTRAINT "CannedAnswer_pkey" PRIMARY KEY ("cannedNo")
);

CREATE TABLE "CashReceipt" (
    "cashReceiptNo" SERIAL NOT NULL,
    "paymentNo" integer NOT NULL,
    "purpose" "CashReceiptPurpose" NOT NULL,
    "identifierSealed" "bytea",
    "identifierShown" character varying(30) NOT NULL,
    "amountWon" integer NOT NULL,
    "taxFreeWon" integer NOT NULL,
    "status" "CashReceiptStatus" DEFAULT 'requested'::"CashReceiptStatus" NOT NULL,
    "attempt" integer DEFAULT 1 NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "issuedAt" timestamp(3) with time zone,
    "issueNumber" character varying(60),
    "receiptUrl" character varying(400),
    "failure" character varying(300),
    "isForRefund" boolean DEFAULT false NOT NULL,
    "cancelledAt" timestamp(3) with time zone,
    "employeeNo" integer,
    CONSTRAINT "CashReceipt_pkey" PRIMARY KEY ("cashReceiptNo")
);

CREATE TABLE "Certificate" (
    "certificateNo" SERIAL NOT NULL,
    "enrolmentNo" integer,
    "certificateNumber" character varying(20) NOT NULL,
    "verificationNumber" character varying(14) NOT NULL,
    "status" "CertificateStatus" DEFAULT 'valid'::"CertificateStatus" NOT NULL,
    "frozen" "jsonb" NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "fileNo" "uuid",
    "failure" character varying(300),
    "inPersonEnrolmentNo" integer,
    "correctedAt" timestamp(3) with time zone,
    "textBefore" "jsonb",
    "signedPayload" character varying(700),
    "edition" integer DEFAULT 1 NOT NULL,
    "revocationApprovedByNo" integer,
    "revocationText" character varying(300),
    "revokedAt" timestamp(3) with time zone,
    "revokedByNo" integer,
    "revokedFor" character varying(30),
    CONSTRAINT "Certificate_current" CHECK (("status" <> 'superseded'::"CertificateStatus")),
    CONSTRAINT "Certificate_edition" CHECK (("edition" >= 1)),
    CONSTRAINT "Certificate_corrected" CHECK ((("correctedAt" IS NULL) = ("textBefore" IS NULL))),
    CONSTRAINT "Certificate_one_record" CHECK ((("enrolmentNo" IS NULL) <> ("inPersonEnrolmentNo" IS NULL))),
    CONSTRAINT "Certificate_revoked" CHECK ((("status" = 'revoked'::"CertificateStatus") = ("revokedAt" IS NOT NULL))),
    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("certificateNo")
);

CREATE TABLE "CertificateCounter" (
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "lastNumber" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "CertificateCounter_pkey" PRIMARY KEY ("year", "salesType")
);

CREATE TABLE "Closing" (
    "closingNo" SERIAL NOT NULL,
    "day" "date" NOT NULL,
    "receivedWon" bigint NOT NULL,
    "refundedWon" bigint NOT NULL,
    "reportedReceivedWon" bigint NOT NULL,
    "reportedRefundedWon" bigint NOT NULL,
    "parts" "jsonb" NOT NULL,
    "text" character varying(200) NOT NULL,
    "closedAt" timestamp(3) with time zone NOT NULL,
    "employeeNo" integer NOT NULL,
    "reopenedAt" timestamp(3) with time zone,
    "reopenedByNo" integer,
    CONSTRAINT "Closing_pkey" PRIMARY KEY ("closingNo")
);

CREATE TABLE "ConsentRecord" (
    "consentNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "isGiven" boolean NOT NULL,
    "version" character varying(20) NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "source" "ConsentSource" DEFAULT 'member'::"ConsentSource" NOT NULL,
    "evidence" character varying(200) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("consentNo")
);

CREATE TABLE "Content" (
    "contentNo" SERIAL NOT NULL,
    "kind" "ContentKind" NOT NULL,
    "part" integer DEFAULT 0 NOT NULL,
    "title" character varying(200) NOT NULL,
    "version" integer NOT NULL,
    "publishedVersion" integer,
    "withdrawnAt" timestamp(3) with time zone,
    "shownFrom" timestamp(3) with time zone,
    "shownUntil" timestamp(3) with time zone,
    "position" integer DEFAULT 0 NOT NULL,
    "recordNo" integer,
    "changedAt" timestamp(3) with time zone NOT NULL,
    "changedBy" integer,
    CONSTRAINT "Content_shown_in_order" CHECK (("shownFrom" < "shownUntil")),
    CONSTRAINT "Content_pkey" PRIMARY KEY ("contentNo")
);

CREATE TABLE "ContentView" (
    "contentNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "isWriting" boolean NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ContentView_pkey" PRIMARY KEY ("contentNo", "employeeNo")
);

CREATE TABLE "ContentVersion" (
    "contentNo" integer NOT NULL,
    "version" integer NOT NULL,
    "body" "jsonb" NOT NULL,
    "restoredFrom" integer,
    "employeeNo" integer,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("contentNo", "version")
);

CREATE TABLE "Course" (
    "courseNo" SERIAL NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "onlineType" integer NOT NULL,
    "name" character varying(100) NOT NULL,
    "hours" integer NOT NULL,
    "priceWon" integer NOT NULL,
    "passScore" integer DEFAULT 60 NOT NULL,
    "questionCount" integer DEFAULT 20 NOT NULL,
    "maxAttempts" integer,
    "isOffered" boolean DEFAULT true NOT NULL,
    "closesPaymentEarly" boolean DEFAULT false NOT NULL,
    "surveyMinutes" integer DEFAULT 10 NOT NULL,
    "testMinutes" integer DEFAULT 30 NOT NULL,
    "taxKind" "TaxKind" DEFAULT 'undecided'::"TaxKind" NOT NULL,
    "edition" integer DEFAULT 1 NOT NULL,
    "startsAt" timestamp(3) with time zone,
    "publishedAt" timestamp(3) with time zone,
    "publishedByNo" integer,
    "approvalNo" integer,
    "revision" integer DEFAULT 0 NOT NULL,
    "savedAt" timestamp(3) with time zone,
    "savedByNo" integer,
    CONSTRAINT "Course_figures" CHECK ((("hours" > 0) AND ("priceWon" >= 0) AND (("passScore" >= 1) AND ("passScore" <= 100)) AND ("questionCount" > 0))),
    CONSTRAINT "Course_types" CHECK ((("salesType" = ANY (ARRAY[1, 2])) AND ("industryType" = ANY (ARRAY[1, 2, 3])) AND ("onlineType" = ANY (ARRAY[1, 2])))),
    CONSTRAINT "Course_pkey" PRIMARY KEY ("courseNo")
);

CREATE TABLE "CourseLecture" (
    "courseNo" integer NOT NULL,
    "lectureNo" integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT "CourseLecture_pkey" PRIMARY KEY ("courseNo", "lectureNo")
);

CREATE TABLE "DatabaseReturn" (
    "returnNo" SERIAL NOT NULL,
    "stateAt" timestamp(3) with time zone NOT NULL,
    "returnedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "DatabaseReturn_pkey" PRIMARY KEY ("returnNo")
);

CREATE TABLE "DesignationVerdict" (
    "verdictNo" SERIAL NOT NULL,
    "enrolmentNo" integer,
    "inPersonEnrolmentNo" integer,
    "fileNo" "uuid" NOT NULL,
    "fileName" character varying(200) NOT NULL,
    "isAccepted" boolean NOT NULL,
    "sentence" character varying(200) DEFAULT ''::character varying NOT NULL,
    "decidedByNo" integer NOT NULL,
    "decidedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "DesignationVerdict_of_one" CHECK ((("enrolmentNo" IS NULL) <> ("inPersonEnrolmentNo" IS NULL))),
    CONSTRAINT "DesignationVerdict_sentence" CHECK (("isAccepted" = (("sentence")::"text" = ''::"text"))),
    CONSTRAINT "DesignationVerdict_pkey" PRIMARY KEY ("verdictNo")
);

CREATE TABLE "CheckInPass" (
    "checkInPassNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "codeHash" character(64) NOT NULL,
    "label" character varying(60) DEFAULT ''::character varying NOT NULL,
    "validFrom" timestamp(3) with time zone NOT NULL,
    "validUntil" timestamp(3) with time zone NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "CheckInPass_times" CHECK (("validFrom" < "validUntil")),
    CONSTRAINT "CheckInPass_pkey" PRIMARY KEY ("checkInPassNo")
);

CREATE TABLE "CheckInScan" (
    "scanNo" "uuid" NOT NULL,
    "checkInPassNo" integer NOT NULL,
    "sessionNo" integer NOT NULL,
    "applicationNo" integer NOT NULL,
    "direction" "CheckInDirection" NOT NULL,
    "method" "CheckInMethod" NOT NULL,
    "deviceNo" "uuid" NOT NULL,
    "scannedAt" timestamp(3) with time zone NOT NULL,
    "receivedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "CheckInScan_pkey" PRIMARY KEY ("scanNo")
);

CREATE TABLE "Employee" (
    "employeeNo" SERIAL NOT NULL,
    "loginId" character varying(50) NOT NULL,
    "name" character varying(40) NOT NULL,
    "passwordHash" "text" NOT NULL,
    "role" "StaffRole" NOT NULL,
    "branchNo" integer,
    "totpSealed" "bytea",
    "totpConfirmedAt" timestamp(3) with time zone,
    "lastTotpStep" integer,
    "disabledAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "phone" character varying(20) DEFAULT ''::character varying NOT NULL,
    "phoneProvedAt" timestamp(3) with time zone,
    CONSTRAINT "Employee_pkey" PRIMARY KEY ("employeeNo")
);

CREATE TABLE "EmployeePhoneCode" (
    "employeeNo" integer NOT NULL,
    "phone" character varying(20) NOT NULL,
    "codeHash" character(64) NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "tries" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "EmployeePhoneCode_pkey" PRIMARY KEY ("employeeNo")
);

CREATE TABLE "EmployeeSetUp" (
    "employeeNo" integer NOT NULL,
    "invitedByNo" integer,
    "tokenHash" character(64),
    "endsAt" timestamp(3) with time zone,
    CONSTRAINT "EmployeeSetUp_pkey" PRIMARY KEY ("employeeNo")
);

CREATE TABLE "EnrolmentSlip" (
    "inPersonEnrolmentNo" integer NOT NULL,
    "sessionNo" integer NOT NULL,
    "frozen" "jsonb" NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "fileNo" "uuid",
    "failure" character varying(300),
    CONSTRAINT "EnrolmentSlip_pkey" PRIMARY KEY ("inPersonEnrolmentNo")
);

CREATE TABLE "ExamAttempt" (
    "attemptNo" SERIAL NOT NULL,
    "enrolmentNo" integer NOT NULL,
    "round" integer NOT NULL,
    "draw" "jsonb" NOT NULL,
    "answers" "jsonb" DEFAULT '{}'::"jsonb" NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "submittedAt" timestamp(3) with time zone,
    "score" integer,
    "correctCount" integer,
    "isPassed" boolean,
    CONSTRAINT "ExamAttempt_graded" CHECK ((("submittedAt" IS NULL) = ("score" IS NULL))),
    CONSTRAINT "ExamAttempt_pkey" PRIMARY KEY ("attemptNo")
);

CREATE TABLE "ExamItemDay" (
    "answeredOn" character(10) NOT NULL,
    "questionNo" integer NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "answers" integer NOT NULL,
    "rightAnswers" integer NOT NULL,
    "restSum" double precision NOT NULL,
    "restSquares" double precision NOT NULL,
    "restOfRight" double precision NOT NULL,
    "choiceCounts" integer[],
    "restCounts" integer[] DEFAULT ARRAY[]::integer[],
    "restPoints" integer[] DEFAULT ARRAY[]::integer[],
    "restRights" integer[] DEFAULT ARRAY[]::integer[],
    CONSTRAINT "ExamItemDay_pkey" PRIMARY KEY ("answeredOn", "questionNo", "year", "salesType", "industryType")
);

CREATE TABLE "ExamQuestion" (
    "questionNo" SERIAL NOT NULL,
    "topic" character varying(60) NOT NULL,
    "text" character varying(500) NOT NULL,
    "choices" "text"[],
    "answer" integer NOT NULL,
    "explanation" character varying(500) DEFAULT ''::character varying NOT NULL,
    "isUsed" boolean DEFAULT true NOT NULL,
    "lectureNo" integer,
    "originNo" integer,
    "edition" integer DEFAULT 1 NOT NULL,
    "writtenAt" timestamp(3) with time zone,
    "writtenByNo" integer,
    "drawnAt" timestamp(3) with time zone,
    CONSTRAINT "ExamQuestion_pkey" PRIMARY KEY ("questionNo")
);

CREATE TABLE "Exemption" (
    "exemptionNo" SERIAL NOT NULL,
    "ground" "ExemptionGround" NOT NULL,
    "memberNo" integer NOT NULL,
    "licenceKey" character varying(30) DEFAULT ''::character varying NOT NULL,
    "licenceNo" character varying(30) DEFAULT ''::character varying NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "paperNumber" character varying(60) NOT NULL,
    "institution" character varying(80) NOT NULL,
    "approvalNo" integer NOT NULL,
    "grantedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "endedText" character varying(200),
    CONSTRAINT "Exemption_pkey" PRIMARY KEY ("exemptionNo")
);

CREATE TABLE "FormerAccount" (
    "formerId" character varying(40) NOT NULL,
    "memberNo" integer NOT NULL,
    "importedAt" timestamp(3) with time zone NOT NULL,
    "claimedAt" timestamp(3) with time zone,
    CONSTRAINT "FormerAccount_pkey" PRIMARY KEY ("formerId")
);

CREATE TABLE "FormerEnrolment" (
    "formerNo" character varying(40) NOT NULL,
    "enrolmentNo" integer NOT NULL,
    "minutes" integer NOT NULL,
    "importedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "FormerEnrolment_pkey" PRIMARY KEY ("formerNo")
);

CREATE TABLE "FormerTitle" (
    "lectureNo" integer NOT NULL,
    "endedAt" timestamp(3) with time zone NOT NULL,
    "title" character varying(120) NOT NULL,
    "summary" character varying(400) NOT NULL,
    "endedByNo" integer NOT NULL,
    CONSTRAINT "FormerTitle_pkey" PRIMARY KEY ("lectureNo", "endedAt")
);

CREATE TABLE "HandMark" (
    "markNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "applicationNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "direction" "CheckInDirection" NOT NULL,
    "reasonCode" "HandMarkReason" NOT NULL,
    "text" character varying(200) DEFAULT ''::character varying NOT NULL,
    "markedAt" timestamp(3) with time zone NOT NULL,
    "undoneAt" timestamp(3) with time zone,
    CONSTRAINT "HandMark_undone_later" CHECK (("undoneAt" >= "markedAt")),
    CONSTRAINT "HandMark_pkey" PRIMARY KEY ("markNo")
);

CREATE TABLE "Help" (
    "helpNo" SERIAL NOT NULL,
    "helperNo" integer NOT NULL,
    "ownerNo" integer,
    "ownerName" character varying(40) NOT NULL,
    "tie" "HelpTie" NOT NULL,
    "tokenHash" character(64),
    "askedAt" timestamp(3) with time zone NOT NULL,
    "answerBy" timestamp(3) with time zone NOT NULL,
    "agreedAt" timestamp(3) with time zone,
    "validUntil" timestamp(3) with time zone,
    "refusedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    "endedByOwner" boolean,
    CONSTRAINT "Help_one_answer" CHECK ((("agreedAt" IS NULL) OR ("refusedAt" IS NULL))),
    CONSTRAINT "Help_two_people" CHECK (("ownerNo" IS DISTINCT FROM "helperNo")),
    CONSTRAINT "Help_pkey" PRIMARY KEY ("helpNo")
);

CREATE TABLE "HelpAction" (
    "actionNo" SERIAL NOT NULL,
    "helpNo" integer NOT NULL,
    "action" character varying(20) NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "isDone" boolean,
    "subject" character varying(80) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT "HelpAction_pkey" PRIMARY KEY ("actionNo")
);

CREATE TABLE "IdentityCheck" (
    "identityVerificationId" character varying(64) NOT NULL,
    "enrolmentNo" integer NOT NULL,
    "loginNo" "uuid" NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "confirmedAt" timestamp(3) with time zone,
    "refusedReason" character varying(40),
    "method" integer,
    CONSTRAINT "IdentityCheck_pkey" PRIMARY KEY ("identityVerificationId")
);

CREATE TABLE "IdentityProof" (
    "identityVerificationId" character varying(64) NOT NULL,
    "purpose" "IdentityPurpose" NOT NULL,
    "secretHash" character(64) NOT NULL,
    "memberNo" integer,
    "method" integer NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "confirmedAt" timestamp(3) with time zone,
    "refusedReason" character varying(40),
    "usedAt" timestamp(3) with time zone,
    "name" character varying(40),
    "birth" character(8),
    "phone" character varying(11),
    "identityKeyHash" "text",
    CONSTRAINT "IdentityProof_pkey" PRIMARY KEY ("identityVerificationId")
);

CREATE TABLE "ImportOrigin" (
    "importNo" integer NOT NULL,
    "rowAt" integer NOT NULL,
    "kind" character varying(20) NOT NULL,
    "recordNo" integer NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ImportOrigin_pkey" PRIMARY KEY ("importNo", "rowAt")
);

CREATE TABLE "InPersonCourse" (
    "sessionNo" integer NOT NULL,
    "courseNo" integer NOT NULL,
    "industryType" integer NOT NULL,
    "capacity" integer,
    CONSTRAINT "InPersonCourse_capacity" CHECK (("capacity" > 0)),
    CONSTRAINT "InPersonCourse_trade" CHECK (("industryType" = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT "InPersonCourse_pkey" PRIMARY KEY ("sessionNo", "industryType")
);

CREATE TABLE "InPersonEnrolment" (
    "inPersonEnrolmentNo" SERIAL NOT NULL,
    "applicationNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "courseNo" integer NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "status" "InPersonStatus" DEFAULT 'applied'::"InPersonStatus" NOT NULL,
    "endReason" "InPersonEndReason",
    "licenceKey" character varying(30) NOT NULL,
    "licenceNo" character varying(30) NOT NULL,
    "businessName" character varying(80) NOT NULL,
    "businessTypeName" character varying(40) DEFAULT ''::character varying NOT NULL,
    "representative" character varying(40) NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "zipCode" character varying(5) DEFAULT ''::character varying NOT NULL,
    "address" character varying(150) NOT NULL,
    "address2" character varying(100) DEFAULT ''::character varying NOT NULL,
    "companyPhone" character varying(20) DEFAULT ''::character varying NOT NULL,
    "positionType" integer NOT NULL,
    "userName" character varying(40) NOT NULL,
    "birth" character(8) NOT NULL,
    "phone" character varying(11) NOT NULL,
    "priceWon" integer NOT NULL,
    "designationFileNo" "uuid",
    "appliedAt" timestamp(3) with time zone NOT NULL,
    "paidAt" timestamp(3) with time zone,
    "attendedAt" timestamp(3) with time zone,
    "completedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    "printedAt" timestamp(3) with time zone,
    "slipPrintedAt" timestamp(3) with time zone,
    CONSTRAINT "InPersonEnrolment_completed" CHECK ((("status" = ANY (ARRAY['completed'::"InPersonStatus", 'revoked'::"InPersonStatus"])) = ("completedAt" IS NOT NULL))),
    CONSTRAINT "InPersonEnrolment_price" CHECK (("priceWon" >= 0)),
    CONSTRAINT "InPersonEnrolment_types" CHECK ((("salesType" = ANY (ARRAY[1, 2])) AND ("industryType" = ANY (ARRAY[1, 2, 3])) AND ("positionType" = ANY (ARRAY[1, 2])))),
    CONSTRAINT "InPersonEnrolment_pkey" PRIMARY KEY ("inPersonEnrolmentNo")
);

CREATE TABLE "InPersonSession" (
    "sessionNo" SERIAL NOT NULL,
    "venueNo" integer NOT NULL,
    "branchNo" integer NOT NULL,
    "salesType" integer NOT NULL,
    "year" integer NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "capacity" integer NOT NULL,
    "applyOpensAt" timestamp(3) with time zone NOT NULL,
    "applyClosesAt" timestamp(3) with time zone NOT NULL,
    "isShown" boolean DEFAULT true NOT NULL,
    "status" "InPersonSessionStatus" DEFAULT 'open'::"InPersonSessionStatus" NOT NULL,
    "cancelReason" character varying(200) DEFAULT ''::character varying NOT NULL,
    "cancelledAt" timestamp(3) with time zone,
    "replacedByNo" integer,
    "closedAt" timestamp(3) with time zone,
    "keepsVenue" boolean DEFAULT false NOT NULL,
    CONSTRAINT "InPersonSession_cancelled" CHECK ((("status" = 'cancelled'::"InPersonSessionStatus") = ("cancelledAt" IS NOT NULL))),
    CONSTRAINT "InPersonSession_capacity" CHECK (("capacity" > 0)),
    CONSTRAINT "InPersonSession_salesType" CHECK (("salesType" = ANY (ARRAY[1, 2]))),
    CONSTRAINT "InPersonSession_times" CHECK ((("startsAt" < "endsAt") AND ("applyOpensAt" < "applyClosesAt") AND ("applyClosesAt" <= "startsAt"))),
    CONSTRAINT "InPersonSession_pkey" PRIMARY KEY ("sessionNo")
);

CREATE TABLE "Inquiry" (
    "inquiryNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "inquiryType" integer NOT NULL,
    "requestNo" "uuid" NOT NULL,
    "title" character varying(100) NOT NULL,
    "content" "jsonb" NOT NULL,
    "isPrivate" boolean NOT NULL,
    "isAnonymous" boolean DEFAULT false NOT NULL,
    "version" integer DEFAULT 1 NOT NULL,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    "answeredAt" timestamp(3) with time zone,
    "assigneeNo" integer,
    "clockSince" timestamp(3) with time zone,
    "clockUsedMs" integer DEFAULT 0 NOT NULL,
    "tableState" "InquiryTableState" DEFAULT 'open'::"InquiryTableState" NOT NULL,
    "dueAt" timestamp(3) with time zone,
    "firstAnswerAt" timestamp(3) with time zone,
    "firstAnswerMs" integer,
    "mergedIntoNo" integer,
    "passedBranchNo" integer,
    "passedTo" "StaffRole",
    "topicNo" integer,
    CONSTRAINT "Inquiry_anonymous_report" CHECK (((NOT "isAnonymous") OR ("inquiryType" = 2))),
    CONSTRAINT "Inquiry_merged_elsewhere" CHECK (("mergedIntoNo" <> "inquiryNo")),
    CONSTRAINT "Inquiry_passed_branch" CHECK (((NOT ("passedTo" IS DISTINCT FROM 'branch'::"StaffRole")) = ("passedBranchNo" IS NOT NULL))),
    CONSTRAINT "Inquiry_pkey" PRIMARY KEY ("inquiryNo")
);

CREATE TABLE "InquiryAction" (
    "actionNo" SERIAL NOT NULL,
    "inquiryNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "kind" "InquiryActionKind" NOT NULL,
    "toEmployeeNo" integer,
    "toRole" "StaffRole",
    "toBranchNo" integer,
    "otherNo" integer,
    "text" character varying(200) DEFAULT ''::character varying NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "InquiryAction_pkey" PRIMARY KEY ("actionNo")
);

CREATE TABLE "InquiryView" (
    "inquiryNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "isWriting" boolean NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "InquiryView_pkey" PRIMARY KEY ("inquiryNo", "employeeNo")
);

CREATE TABLE "InquiryNote" (
    "noteNo" SERIAL NOT NULL,
    "inquiryNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "requestNo" "uuid" NOT NULL,
    "noteText" character varying(2000) NOT NULL,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "InquiryNote_pkey" PRIMARY KEY ("noteNo")
);

CREATE TABLE "InquiryReview" (
    "reviewNo" SERIAL NOT NULL,
    "inquiryNo" integer NOT NULL,
    "employeeNo" integer,
    "requestNo" "uuid" NOT NULL,
    "content" "jsonb" NOT NULL,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    "isQuestion" boolean DEFAULT false NOT NULL,
    "version" integer DEFAULT 1 NOT NULL,
    CONSTRAINT "InquiryReview_pkey" PRIMARY KEY ("reviewNo")
);

CREATE TABLE "InquiryReviewVersion" (
    "versionNo" SERIAL NOT NULL,
    "reviewNo" integer NOT NULL,
    "version" integer NOT NULL,
    "content" "jsonb" NOT NULL,
    "employeeNo" integer NOT NULL,
    "replacedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "InquiryReviewVersion_pkey" PRIMARY KEY ("versionNo")
);

CREATE TABLE "InquiryTerm" (
    "inquiryType" integer NOT NULL,
    "answerMinutes" integer NOT NULL,
    CONSTRAINT "InquiryTerm_minutes" CHECK ((("answerMinutes" >= 1) AND ("answerMinutes" <= 100000))),
    CONSTRAINT "InquiryTerm_pkey" PRIMARY KEY ("inquiryType")
);

CREATE TABLE "InquiryTopic" (
    "topicNo" SERIAL NOT NULL,
    "topicName" character varying(20) NOT NULL,
    "topicText" "text"[],
    "position" integer NOT NULL,
    "endedAt" timestamp(3) with time zone,
    CONSTRAINT "InquiryTopic_pkey" PRIMARY KEY ("topicNo")
);

CREATE TABLE "Instructor" (
    "instructorNo" SERIAL NOT NULL,
    "name" character varying(40) NOT NULL,
    "phoneSealed" "bytea",
    "subjects" character varying(40)[],
    "hours" character varying(100) DEFAULT ''::character varying NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "changedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "Instructor_pkey" PRIMARY KEY ("instructorNo")
);

CREATE TABLE "InstructorQualification" (
    "qualificationNo" SERIAL NOT NULL,
    "instructorNo" integer NOT NULL,
    "qualification" character varying(80) NOT NULL,
    "issuedOn" "date" NOT NULL,
    "validUntil" "date",
    CONSTRAINT "InstructorQualification_pkey" PRIMARY KEY ("qualificationNo")
);

CREATE TABLE "InvoiceWish" (
    "wishNo" SERIAL NOT NULL,
    "paymentNo" integer NOT NULL,
    "sealed" "bytea",
    "businessName" character varying(80) NOT NULL,
    "businessNumberShown" character varying(20) NOT NULL,
    "status" "InvoiceWishStatus" DEFAULT 'asked'::"InvoiceWishStatus" NOT NULL,
    "askedAt" timestamp(3) with time zone NOT NULL,
    "decidedAt" timestamp(3) with time zone,
    "invoiceNumber" character varying(40),
    "text" character varying(200),
    "employeeNo" integer,
    CONSTRAINT "InvoiceWish_pkey" PRIMARY KEY ("wishNo")
);

CREATE TABLE "JobRun" (
    "jobId" character varying(120) NOT NULL,
    "startedAt" timestamp(3) with time zone,
    "crashes" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("jobId")
);

CREATE TABLE "Lecture" (
    "lectureNo" SERIAL NOT NULL,
    "title" character varying(120) NOT NULL,
    "summary" character varying(400) DEFAULT ''::character varying NOT NULL,
    "durationSeconds" integer NOT NULL,
    "mediaKey" character varying(60) NOT NULL,
    "hasCaptions" boolean DEFAULT true NOT NULL,
    "videoEdition" integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Lecture_duration" CHECK ((("durationSeconds" > 0) OR (("durationSeconds" = 0) AND ("videoEdition" = 0)))),
    CONSTRAINT "Lecture_pkey" PRIMARY KEY ("lectureNo")
);

CREATE TABLE "LectureVideo" (
    "videoNo" SERIAL NOT NULL,
    "lectureNo" integer NOT NULL,
    "edition" integer NOT NULL,
    "state" "VideoState" NOT NULL,
    "fileName" character varying(200) NOT NULL,
    "sizeBytes" integer NOT NULL,
    "receivedBytes" integer DEFAULT 0 NOT NULL,
    "fingerprint" character varying(64) NOT NULL,
    "mediaKey" character varying(60) NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "createdByNo" integer,
    "receivedAt" timestamp(3) with time zone,
    "convertedAt" timestamp(3) with time zone,
    "publishedAt" timestamp(3) with time zone,
    "publishedByNo" integer,
    "width" integer,
    "height" integer,
    "durationSeconds" integer,
    "step" "VideoStep",
    "percent" integer DEFAULT 0 NOT NULL,
    "failure" "VideoFailure",
    "isWaiting" boolean DEFAULT false NOT NULL,
    "workerNo" "uuid",
    "progressAt" timestamp(3) with time zone,
    "attempts" integer DEFAULT 0 NOT NULL,
    "captionCues" integer,
    "needlessText" character varying(200),
    "partAt" timestamp(3) with time zone,
    "removedAt" timestamp(3) with time zone,
    "replacedAt" timestamp(3) with time zone,
    "addressedUntil" timestamp(3) with time zone,
    CONSTRAINT "LectureVideo_bytes" CHECK ((("receivedBytes" >= 0) AND ("receivedBytes" <= "sizeBytes"))),
    CONSTRAINT "LectureVideo_removed" CHECK ((("removedAt" IS NULL) OR ("state" = ANY (ARRAY['replaced'::"VideoState", 'stopped'::"VideoState"])))),
    CONSTRAINT "LectureVideo_replaced" CHECK ((("state" = 'replaced'::"VideoState") = ("replacedAt" IS NOT NULL))),
    CONSTRAINT "LectureVideo_pkey" PRIMARY KEY ("videoNo")
);

CREATE TABLE "LectureVideoPart" (
    "videoNo" integer NOT NULL,
    "fromByte" integer NOT NULL,
    "sizeBytes" integer NOT NULL,
    "fileKey" character varying(120) NOT NULL,
    CONSTRAINT "LectureVideoPart_pkey" PRIMARY KEY ("videoNo", "fromByte")
);

CREATE TABLE "LectureProgress" (
    "enrolmentNo" integer NOT NULL,
    "lectureNo" integer NOT NULL,
    "creditedMs" integer DEFAULT 0 NOT NULL,
    "checkpointsPassed" integer DEFAULT 0 NOT NULL,
    "leaseNo" "uuid",
    "lastSequence" integer DEFAULT 0 NOT NULL,
    "isPlaying" boolean DEFAULT false NOT NULL,
    "budgetMs" integer DEFAULT 0 NOT NULL,
    "lastProgressAt" timestamp(3) with time zone,
    "finishedAt" timestamp(3) with time zone,
    "lastIpAddress" character varying(45) DEFAULT ''::character varying NOT NULL,
    "videoEdition" integer DEFAULT 1 NOT NULL,
    CONSTRAINT "LectureProgress_credit" CHECK ((("creditedMs" >= 0) AND ("checkpointsPassed" >= 0) AND ("lastSequence" >= 0))),
    CONSTRAINT "LectureProgress_pkey" PRIMARY KEY ("enrolmentNo", "lectureNo")
);

CREATE TABLE "LedgerEntry" (
    "entryNo" BIGSERIAL NOT NULL,
    "paymentNo" integer NOT NULL,
    "posting" integer NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "amountWon" integer NOT NULL,
    "cause" character varying(30) NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("entryNo")
);

CREATE TABLE "Licence" (
    "licenceNo" character varying(30) NOT NULL,
    "industryCode" character varying(10) NOT NULL,
    "businessTypeName" character varying(40) NOT NULL,
    "businessName" character varying(120) NOT NULL,
    "representativeName" character varying(40) NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "siteAddress" character varying(250) NOT NULL,
    "changedOn" "date",
    CONSTRAINT "Licence_pkey" PRIMARY KEY ("licenceNo")
);

CREATE TABLE "LicenceChange" (
    "changeNo" SERIAL NOT NULL,
    "syncNo" integer NOT NULL,
    "licenceNo" character varying(30) NOT NULL,
    "before" "jsonb" NOT NULL,
    "after" "jsonb" NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "LicenceChange_pkey" PRIMARY KEY ("changeNo")
);

CREATE TABLE "LicenceCheck" (
    "checkNo" SERIAL NOT NULL,
    "cause" "LicenceCheckCause" NOT NULL,
    "enrolmentNo" integer,
    "inPersonEnrolmentNo" integer,
    "changeNo" integer,
    "madeAt" timestamp(3) with time zone NOT NULL,
    "outcome" "LicenceCheckOutcome",
    "sentence" character varying(200) DEFAULT ''::character varying NOT NULL,
    "before" "jsonb",
    "decidedByNo" integer,
    "decidedAt" timestamp(3) with time zone,
    CONSTRAINT "LicenceCheck_decided" CHECK (((("outcome" IS NULL) = ("decidedAt" IS NULL)) AND (("decidedByNo" IS NULL) = (("outcome" IS NULL) OR ("outcome" = 'matched'::"LicenceCheckOutcome"))))),
    CONSTRAINT "LicenceCheck_of_one" CHECK (("num_nonnulls"("enrolmentNo", "inPersonEnrolmentNo") = 1)),
    CONSTRAINT "LicenceCheck_pkey" PRIMARY KEY ("checkNo")
);

CREATE TABLE "LicenceSync" (
    "syncNo" SERIAL NOT NULL,
    "businessTypeName" character varying(40) NOT NULL,
    "changedSince" "date",
    "nextIndex" integer DEFAULT 1 NOT NULL,
    "total" integer,
    "added" integer DEFAULT 0 NOT NULL,
    "changed" integer DEFAULT 0 NOT NULL,
    "faults" "jsonb" DEFAULT '{}'::"jsonb" NOT NULL,
    "sentAway" character varying(20),
    "startedAt" timestamp(3) with time zone NOT NULL,
    "lastPageAt" timestamp(3) with time zone,
    "finishedAt" timestamp(3) with time zone,
    CONSTRAINT "LicenceSync_pkey" PRIMARY KEY ("syncNo")
);

CREATE TABLE "LicenceTurn" (
    "licenceKey" character varying(30) NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    CONSTRAINT "LicenceTurn_pkey" PRIMARY KEY ("licenceKey", "year", "salesType")
);

CREATE TABLE "LinkToken" (
    "tokenHash" character(64) NOT NULL,
    "employeeNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "reason" character varying(200) NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone,
    CONSTRAINT "LinkToken_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "Login" (
    "loginNo" "uuid" NOT NULL,
    "memberNo" integer NOT NULL,
    "applicationId" character varying(20) NOT NULL,
    "loggedInAt" timestamp(3) with time zone NOT NULL,
    "extendedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "endReason" "LoginEndReason",
    "ipAddress" character varying(45) NOT NULL,
    "userAgent" character varying(300) DEFAULT ''::character varying NOT NULL,
    "linkReason" character varying(200),
    "linkedEmployeeNo" integer,
    "isByPasskey" boolean DEFAULT false NOT NULL,
    CONSTRAINT "Login_link" CHECK ((("linkedEmployeeNo" IS NULL) = ("linkReason" IS NULL))),
    CONSTRAINT "Login_pkey" PRIMARY KEY ("loginNo")
);

CREATE TABLE "LoginThrottle" (
    "userId" character varying(100) NOT NULL,
    "lastFailedAt" timestamp(3) with time zone NOT NULL,
    "failures" "jsonb" NOT NULL,
    "attemptId" "uuid" NOT NULL,
    "checkedUntil" timestamp(3) with time zone,
    CONSTRAINT "LoginThrottle_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "Member" (
    "memberNo" SERIAL NOT NULL,
    "userId" character varying(50) NOT NULL,
    "passwordHash" "text" NOT NULL,
    "name" character varying(40) NOT NULL,
    "birth" character(8) NOT NULL,
    "phone" character varying(11) NOT NULL,
    "email" character varying(120) DEFAULT ''::character varying NOT NULL,
    "companyPhone" character varying(20) DEFAULT ''::character varying NOT NULL,
    "identityKeyHash" "text",
    "verifiedAt" timestamp(3) with time zone,
    "dormantAt" timestamp(3) with time zone,
    "withdrawnAt" timestamp(3) with time zone,
    "lastLoginAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "address" character varying(150) DEFAULT ''::character varying NOT NULL,
    "address2" character varying(100) DEFAULT ''::character varying NOT NULL,
    "marketingAgreedAt" timestamp(3) with time zone,
    "passwordChangedAt" timestamp(3) with time zone,
    "thirdPartyAgreedAt" timestamp(3) with time zone,
    "zipCode" character varying(5) DEFAULT ''::character varying NOT NULL,
    "mergedIntoNo" integer,
    "marketingConfirmedAt" timestamp(3) with time zone,
    "unclaimedSince" timestamp(3) with time zone,
    CONSTRAINT "Member_merged" CHECK ((("mergedIntoNo" IS NULL) OR (("withdrawnAt" IS NOT NULL) AND ("mergedIntoNo" <> "memberNo")))),
    CONSTRAINT "Member_pkey" PRIMARY KEY ("memberNo")
);

CREATE TABLE "MemberMerge" (
    "mergeNo" SERIAL NOT NULL,
    "stayNo" integer NOT NULL,
    "closedNo" integer NOT NULL,
    "approvalNo" integer NOT NULL,
    "mergedAt" timestamp(3) with time zone NOT NULL,
    "moved" "jsonb" NOT NULL,
    "identityKeyHash" "text",
    CONSTRAINT "MemberMerge_pkey" PRIMARY KEY ("mergeNo")
);

CREATE TABLE "MergeUndo" (
    "mergeNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "text" character varying(200) NOT NULL,
    "undoneAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "MergeUndo_pkey" PRIMARY KEY ("mergeNo")
);

CREATE TABLE "Message" (
    "messageNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "aboutNo" integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "sentAt" timestamp(3) with time zone,
    "providerNo" character varying(60),
    "failure" character varying(300),
    "triedAt" timestamp(3) with time zone,
    "askedAt" timestamp(3) with time zone,
    "deliveredAt" timestamp(3) with time zone,
    "forOn" "date",
    "undelivered" character varying(300),
    CONSTRAINT "Message_pkey" PRIMARY KEY ("messageNo")
);

CREATE TABLE "MessageText" (
    "versionNo" SERIAL NOT NULL,
    "kind" character varying(30) NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "body" character varying(2000) NOT NULL,
    "madeAt" timestamp(3) with time zone NOT NULL,
    "approvalNo" integer NOT NULL,
    CONSTRAINT "MessageText_ahead" CHECK (("madeAt" <= "startsAt")),
    CONSTRAINT "MessageText_pkey" PRIMARY KEY ("versionNo")
);

CREATE TABLE "OldEducation" (
    "oldEduNo" SERIAL NOT NULL,
    "memberNo" integer,
    "outnumber" character varying(30) NOT NULL,
    "uname" character varying(40) NOT NULL,
    "ubir" character(8) NOT NULL,
    "jikchek" character varying(20) DEFAULT ''::character varying NOT NULL,
    "utel" character varying(20) DEFAULT ''::character varying NOT NULL,
    "cuname" character varying(80) NOT NULL,
    "cname" character varying(80) NOT NULL,
    "uaddr1" character varying(150) NOT NULL,
    "gubun" character varying(40) DEFAULT ''::character varying NOT NULL,
    "eduEndDate" "date" NOT NULL,
    "printedAt" timestamp(3) with time zone,
    CONSTRAINT "OldEducation_pkey" PRIMARY KEY ("oldEduNo")
);

CREATE TABLE "OnlineEnrolment" (
    "enrolmentNo" SERIAL NOT NULL,
    "applicationNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "courseNo" integer NOT NULL,
    "year" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "status" "EnrolmentStatus" DEFAULT 'applied'::"EnrolmentStatus" NOT NULL,
    "licenceKey" character varying(30) NOT NULL,
    "licenceNo" character varying(30) NOT NULL,
    "businessName" character varying(80) NOT NULL,
    "businessTypeName" character varying(40) DEFAULT ''::character varying NOT NULL,
    "representative" character varying(40) NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "zipCode" character varying(5) DEFAULT ''::character varying NOT NULL,
    "address" character varying(150) NOT NULL,
    "address2" character varying(100) DEFAULT ''::character varying NOT NULL,
    "companyPhone" character varying(20) DEFAULT ''::character varying NOT NULL,
    "positionType" integer NOT NULL,
    "userName" character varying(40) NOT NULL,
    "birth" character(8) NOT NULL,
    "phone" character varying(11) NOT NULL,
    "priceWon" integer NOT NULL,
    "designationFileNo" "uuid",
    "appliedAt" timestamp(3) with time zone NOT NULL,
    "paidAt" timestamp(3) with time zone,
    "studiedAt" timestamp(3) with time zone,
    "surveyedAt" timestamp(3) with time zone,
    "completedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    "printedAt" timestamp(3) with time zone,
    "extendedToOn" character(10),
    CONSTRAINT "OnlineEnrolment_completed" CHECK ((("status" = ANY (ARRAY['completed'::"EnrolmentStatus", 'revoked'::"EnrolmentStatus"])) = ("completedAt" IS NOT NULL))),
    CONSTRAINT "OnlineEnrolment_extended" CHECK ((("extendedToOn" IS NULL) OR ((("extendedToOn")::"text" >= ((("year" + 1))::"text" || '-01-01'::"text")) AND (("extendedToOn")::"text" <= ((("year" + 1))::"text" || '-01-31'::"text"))))),
    CONSTRAINT "OnlineEnrolment_price" CHECK (("priceWon" >= 0)),
    CONSTRAINT "OnlineEnrolment_types" CHECK ((("salesType" = ANY (ARRAY[1, 2])) AND ("industryType" = ANY (ARRAY[1, 2, 3])) AND ("positionType" = ANY (ARRAY[1, 2])))),
    CONSTRAINT "OnlineEnrolment_pkey" PRIMARY KEY ("enrolmentNo")
);

CREATE TABLE "Outbox" (
    "outboxNo" BIGSERIAL NOT NULL,
    "kind" character varying(60) NOT NULL,
    "payload" "jsonb" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "notBefore" timestamp(3) with time zone,
    "relayedAt" timestamp(3) with time zone,
    "doneAt" timestamp(3) with time zone,
    "trace" character varying(55),
    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("outboxNo")
);

CREATE TABLE "Passkey" (
    "passkeyNo" SERIAL NOT NULL,
    "memberNo" integer NOT NULL,
    "credentialId" character varying(1400) NOT NULL,
    "publicKey" "bytea" NOT NULL,
    "counter" bigint NOT NULL,
    "transports" "text"[],
    "name" character varying(60) NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "lastUsedAt" timestamp(3) with time zone,
    "blockedAt" timestamp(3) with time zone,
    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("passkeyNo")
);

CREATE TABLE "PasskeyChallenge" (
    "challengeHash" character(64) NOT NULL,
    "memberNo" integer,
    "createdAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("challengeHash")
);

CREATE TABLE "PasswordReset" (
    "tokenHash" character(64) NOT NULL,
    "memberNo" integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone,
    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "Payment" (
    "paymentNo" SERIAL NOT NULL,
    "paymentId" character varying(40) NOT NULL,
    "applicationNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "paymentType" integer NOT NULL,
    "orderName" character varying(100) NOT NULL,
    "amountWon" integer NOT NULL,
    "status" "PaymentStatus" DEFAULT 'ready'::"PaymentStatus" NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "checkedAt" timestamp(3) with time zone,
    "paidAt" timestamp(3) with time zone,
    "cancelledAt" timestamp(3) with time zone,
    "transactionId" character varying(80),
    "approvalNumber" character varying(40),
    "methodName" character varying(60),
    "receiptUrl" character varying(400),
    "failure" character varying(300),
    "accountBank" character varying(30),
    "accountNumber" character varying(30),
    "accountExpiresAt" timestamp(3) with time zone,
    "exceptionText" character varying(200),
    "accountHolder" character varying(60),
    "taxFreeWon" integer,
    "formerMethod" character varying(30),
    CONSTRAINT "Payment_amount" CHECK (("amountWon" > 0)),
    CONSTRAINT "Payment_type" CHECK ((("paymentType" >= 1) AND ("paymentType" <= 5))),
    CONSTRAINT "Payment_pkey" PRIMARY KEY ("paymentNo")
);

CREATE TABLE "PaymentEvent" (
    "eventNo" BIGSERIAL NOT NULL,
    "paymentNo" integer NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "kind" "PaymentEventKind" NOT NULL,
    "status" "PaymentStatus" NOT NULL,
    "gatewayStatus" character varying(30),
    "amountWon" integer,
    "text" character varying(300),
    "employeeNo" integer,
    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("eventNo")
);

CREATE TABLE "PaymentNotice" (
    "noticeId" character varying(100) NOT NULL,
    "type" character varying(60) NOT NULL,
    "paymentId" character varying(64) NOT NULL,
    "receivedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PaymentNotice_pkey" PRIMARY KEY ("noticeId")
);

CREATE TABLE "PhoneCode" (
    "phoneCodeNo" SERIAL NOT NULL,
    "phone" character varying(11) NOT NULL,
    "purpose" "PhoneCodePurpose" NOT NULL,
    "memberNo" integer,
    "codeHash" character(64) NOT NULL,
    "triesLeft" integer DEFAULT 5 NOT NULL,
    "sentAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "matchedAt" timestamp(3) with time zone,
    "proofHash" character(64),
    "usedAt" timestamp(3) with time zone,
    "network" character varying(45) NOT NULL,
    "isKnownPhone" boolean NOT NULL,
    CONSTRAINT "PhoneCode_tries" CHECK ((("triesLeft" >= 0) AND ("triesLeft" <= 5))),
    CONSTRAINT "PhoneCode_pkey" PRIMARY KEY ("phoneCodeNo")
);

CREATE TABLE "PlayerLease" (
    "memberNo" integer NOT NULL,
    "leaseNo" "uuid" NOT NULL,
    "enrolmentNo" integer NOT NULL,
    "lectureNo" integer NOT NULL,
    "loginNo" "uuid" NOT NULL,
    "takenAt" timestamp(3) with time zone NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PlayerLease_pkey" PRIMARY KEY ("memberNo")
);

CREATE TABLE "PolicyVersion" (
    "kind" "PolicyKind" NOT NULL,
    "inForceOn" "date" NOT NULL,
    "announcedOn" "date" NOT NULL,
    "needsConsent" boolean NOT NULL,
    "summary" character varying(300) DEFAULT ''::character varying NOT NULL,
    "body" "jsonb" NOT NULL,
    CONSTRAINT "PolicyVersion_pkey" PRIMARY KEY ("kind", "inForceOn")
);

CREATE TABLE "Popup" (
    "popupNo" SERIAL NOT NULL,
    "popupType" integer DEFAULT 1 NOT NULL,
    "badge" character varying(30) NOT NULL,
    "title" character varying(120) NOT NULL,
    "text" character varying(300) NOT NULL,
    "actionLabel" character varying(30) NOT NULL,
    "url" character varying(300) NOT NULL,
    "mobilePath" character varying(300) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "imagePath" character varying(300) DEFAULT ''::character varying NOT NULL,
    "shownFrom" "date",
    "shownUntil" "date",
    "imageAlt" character varying(300) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT "Popup_shown" CHECK (("shownFrom" <= "shownUntil")),
    CONSTRAINT "Popup_pkey" PRIMARY KEY ("popupNo")
);

CREATE TABLE "Post" (
    "postNo" SERIAL NOT NULL,
    "boardType" integer NOT NULL,
    "postType" integer DEFAULT 1 NOT NULL,
    "examType" integer,
    "isImportant" boolean DEFAULT false NOT NULL,
    "publishedOn" "date" NOT NULL,
    "shownVersion" integer,
    "viewCount" integer DEFAULT 0 NOT NULL,
    "shownFrom" timestamp(3) with time zone,
    "shownUntil" timestamp(3) with time zone,
    "pinnedUntil" timestamp(3) with time zone,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Post_pkey" PRIMARY KEY ("postNo")
);

CREATE TABLE "PostCount" (
    "boardType" integer NOT NULL,
    "postType" integer NOT NULL,
    "examType" character varying(11) NOT NULL,
    "posts" integer NOT NULL,
    CONSTRAINT "PostCount_pkey" PRIMARY KEY ("boardType", "postType", "examType")
);

CREATE TABLE "PostFile" (
    "fileNo" "uuid" NOT NULL,
    "postNo" integer NOT NULL,
    "name" character varying(200) NOT NULL,
    "contentType" character varying(80) NOT NULL,
    "sizeBytes" integer NOT NULL,
    "storageKey" character varying(200) NOT NULL,
    "downloadCount" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "PostFile_pkey" PRIMARY KEY ("fileNo")
);

CREATE TABLE "PostVersion" (
    "postNo" integer NOT NULL,
    "version" integer NOT NULL,
    "title" character varying(200) NOT NULL,
    "content" "jsonb" NOT NULL,
    "plainText" "text" NOT NULL,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    "grams" integer[] GENERATED ALWAYS AS ("grams_of"("lower"(((("title")::"text" || '
'::"text") || "plainText")))) STORED,
    CONSTRAINT "PostVersion_pkey" PRIMARY KEY ("postNo", "version")
);
ALTER TABLE ONLY "PostVersion" ALTER COLUMN "grams" SET STATISTICS 1000;

CREATE TABLE "PostViewer" (
    "postNo" integer NOT NULL,
    "viewerKey" character(64) NOT NULL,
    "seenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "PostViewer_pkey" PRIMARY KEY ("postNo", "viewerKey")
);

CREATE TABLE "PrintCode" (
    "certificateNo" integer NOT NULL,
    "code" character(6) NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PrintCode_pkey" PRIMARY KEY ("certificateNo")
);

CREATE TABLE "Receipt" (
    "paymentNo" integer NOT NULL,
    "receiptNumber" character varying(24) NOT NULL,
    "verificationNumber" character varying(14) NOT NULL,
    "frozen" "jsonb" NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "fileNo" "uuid",
    "failure" character varying(300),
    "edition" integer NOT NULL,
    "refundedWon" integer NOT NULL,
    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("paymentNo", "edition")
);

CREATE TABLE "ReconciliationException" (
    "exceptionNo" SERIAL NOT NULL,
    "cause" character varying(160) NOT NULL,
    "kind" "ReconciliationExceptionKind" NOT NULL,
    "paymentId" character varying(64) NOT NULL,
    "paymentNo" integer,
    "oursWon" integer,
    "gatewayWon" integer,
    "depositWon" integer,
    "firstSeenAt" timestamp(3) with time zone NOT NULL,
    "lastSeenAt" timestamp(3) with time zone NOT NULL,
    "lastRunNo" integer NOT NULL,
    "closedAt" timestamp(3) with time zone,
    "closedText" character varying(200),
    "employeeNo" integer,
    CONSTRAINT "ReconciliationException_pkey" PRIMARY KEY ("exceptionNo")
);

CREATE TABLE "ReconciliationRun" (
    "runNo" SERIAL NOT NULL,
    "night" "date" NOT NULL,
    "fromDay" "date" NOT NULL,
    "toDay" "date" NOT NULL,
    "step" "ReconciliationStep" DEFAULT 'gateway'::"ReconciliationStep" NOT NULL,
    "day" "date" NOT NULL,
    "page" integer DEFAULT 0 NOT NULL,
    "seen" integer DEFAULT 0 NOT NULL,
    "opened" integer DEFAULT 0 NOT NULL,
    "healed" integer DEFAULT 0 NOT NULL,
    "ledgerDiffering" integer,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "finishedAt" timestamp(3) with time zone,
    "holder" character varying(40),
    "heldUntil" timestamp(3) with time zone,
    CONSTRAINT "ReconciliationRun_pkey" PRIMARY KEY ("runNo")
);

CREATE TABLE "ReconciliationSeen" (
    "runNo" integer NOT NULL,
    "paymentId" character varying(64) NOT NULL,
    "transactionId" character varying(80) NOT NULL,
    CONSTRAINT "ReconciliationSeen_pkey" PRIMARY KEY ("runNo", "paymentId")
);

CREATE TABLE "ReferrerVisit" (
    "visitedOn" "date" NOT NULL,
    "siteName" character varying(100) NOT NULL,
    "visits" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "ReferrerVisit_pkey" PRIMARY KEY ("visitedOn", "siteName")
);

CREATE TABLE "Refund" (
    "refundNo" SERIAL NOT NULL,
    "paymentNo" integer NOT NULL,
    "amountWon" integer NOT NULL,
    "reason" character varying(200) NOT NULL,
    "status" "RefundStatus" DEFAULT 'requested'::"RefundStatus" NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "sentAt" timestamp(3) with time zone,
    "doneAt" timestamp(3) with time zone,
    "failure" character varying(300),
    "accountSealed" "bytea",
    "cancellationId" character varying(80),
    "returnedTwiceAt" timestamp(3) with time zone,
    "transferNote" character varying(200),
    "transferredOn" "date",
    "isByHand" boolean DEFAULT false NOT NULL,
    "isExceptional" boolean DEFAULT false NOT NULL,
    "isHolderKnown" boolean,
    CONSTRAINT "Refund_amount" CHECK (("amountWon" > 0)),
    CONSTRAINT "Refund_transfer" CHECK (((("transferredOn" IS NULL) AND ("transferNote" IS NULL) AND ("returnedTwiceAt" IS NULL)) OR (("status" = 'done'::"RefundStatus") AND ("transferredOn" IS NOT NULL) AND ("transferNote" IS NOT NULL)))),
    CONSTRAINT "Refund_pkey" PRIMARY KEY ("refundNo")
);

CREATE TABLE "Region" (
    "code" character(10) NOT NULL,
    "level" integer NOT NULL,
    "name" character varying(40) NOT NULL,
    "parentCode" character(10),
    "validFrom" "date",
    "validTo" "date",
    "successor" character(10),
    CONSTRAINT "Region_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "RegionUpdate" (
    "updateNo" SERIAL NOT NULL,
    "fileName" character varying(200) NOT NULL,
    "added" integer NOT NULL,
    "renamed" integer NOT NULL,
    "closed" integer NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "employeeNo" integer,
    CONSTRAINT "RegionUpdate_pkey" PRIMARY KEY ("updateNo")
);

CREATE TABLE "RelatedSite" (
    "siteNo" SERIAL NOT NULL,
    "name" character varying(80) NOT NULL,
    "url" character varying(300) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "shownFrom" "date",
    "shownUntil" "date",
    CONSTRAINT "RelatedSite_pkey" PRIMARY KEY ("siteNo")
);

CREATE TABLE "ReplacedCertificate" (
    "certificateNo" integer NOT NULL,
    "edition" integer NOT NULL,
    "verificationNumber" character varying(14) NOT NULL,
    "frozen" "jsonb" NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "fileNo" "uuid",
    "signedPayload" character varying(700),
    "textBefore" "jsonb",
    "correctedAt" timestamp(3) with time zone,
    "replacedAt" timestamp(3) with time zone NOT NULL,
    "replacedByNo" integer NOT NULL,
    "approvedByNo" integer,
    "replacedFor" character varying(30) NOT NULL,
    "text" character varying(300) NOT NULL,
    CONSTRAINT "ReplacedCertificate_pkey" PRIMARY KEY ("certificateNo", "edition")
);

CREATE TABLE "RoleGrant" (
    "grantNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "role" "StaffRole" NOT NULL,
    "grantedBy" character varying(120) NOT NULL,
    "grantedAt" timestamp(3) with time zone NOT NULL,
    "branchNo" integer,
    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("grantNo")
);

CREATE TABLE "RoleReview" (
    "reviewNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "reviewerNo" integer NOT NULL,
    "role" "StaffRole" NOT NULL,
    "branchNo" integer,
    "text" character varying(200) NOT NULL,
    "reviewedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "RoleReview_another" CHECK (("reviewerNo" <> "employeeNo")),
    CONSTRAINT "RoleReview_pkey" PRIMARY KEY ("reviewNo")
);

CREATE TABLE "SavedExport" (
    "savedNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "role" "StaffRole",
    "screen" character varying(30) NOT NULL,
    "savedName" character varying(40) NOT NULL,
    "filter" "jsonb" NOT NULL,
    "found" character varying(300) NOT NULL,
    "columns" "text"[],
    "format" character varying(4) NOT NULL,
    "isUnmasked" boolean NOT NULL,
    "savedAt" timestamp(3) with time zone NOT NULL,
    "rhythm" "ExportRhythm",
    "rhythmDay" integer,
    "hour" integer,
    "purpose" character varying(20),
    "text" character varying(200),
    "nextAt" timestamp(3) with time zone,
    "isPaused" boolean DEFAULT false NOT NULL,
    "lastSaid" character varying(200),
    "lastAt" timestamp(3) with time zone,
    CONSTRAINT "SavedExport_pkey" PRIMARY KEY ("savedNo")
);

CREATE TABLE "SavedView" (
    "viewNo" SERIAL NOT NULL,
    "screen" character varying(30) NOT NULL,
    "viewName" character varying(20) NOT NULL,
    "employeeNo" integer NOT NULL,
    "role" "StaffRole",
    "viewAddress" character varying(1000) NOT NULL,
    "savedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("viewNo")
);

CREATE TABLE "SeatMove" (
    "moveNo" SERIAL NOT NULL,
    "applicationNo" integer NOT NULL,
    "fromNo" integer NOT NULL,
    "toNo" integer NOT NULL,
    "movedAt" timestamp(3) with time zone NOT NULL,
    "cause" "MoveCause" NOT NULL,
    CONSTRAINT "SeatMove_pkey" PRIMARY KEY ("moveNo")
);

CREATE TABLE "SessionChange" (
    "changeNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "changedAt" timestamp(3) with time zone NOT NULL,
    "fromVenueNo" integer NOT NULL,
    "fromStartsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SessionChange_pkey" PRIMARY KEY ("changeNo")
);

CREATE TABLE "SessionLesson" (
    "lessonNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "instructorNo" integer NOT NULL,
    "subject" character varying(60) NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SessionLesson_pkey" PRIMARY KEY ("lessonNo")
);

CREATE TABLE "SettingsPreview" (
    "previewNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "text" "jsonb" NOT NULL,
    "askedAt" timestamp(3) with time zone NOT NULL,
    "certificate" "bytea",
    "receipt" "bytea",
    "failure" character varying(300),
    CONSTRAINT "SettingsPreview_pkey" PRIMARY KEY ("previewNo")
);

CREATE TABLE "SetupCheck" (
    "kind" "SetupCheckKind" NOT NULL,
    "code" character(8) NOT NULL,
    "madeAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone,
    "confirmedAt" timestamp(3) with time zone,
    CONSTRAINT "SetupCheck_pkey" PRIMARY KEY ("kind")
);

CREATE TABLE "SiteLink" (
    "place" character varying(20) NOT NULL,
    "noticeNo" integer,
    "version" integer DEFAULT 1 NOT NULL,
    "changedAt" timestamp(3) with time zone NOT NULL,
    "changedBy" integer,
    CONSTRAINT "SiteLink_pkey" PRIMARY KEY ("place")
);

CREATE TABLE "SmsDay" (
    "dayOn" "date" NOT NULL,
    "takenCount" integer NOT NULL,
    CONSTRAINT "SmsDay_pkey" PRIMARY KEY ("dayOn")
);

CREATE TABLE "MemberCase" (
    "caseNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "purpose" "CasePurpose" NOT NULL,
    "text" character varying(200) NOT NULL,
    "openedAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "closedAt" timestamp(3) with time zone,
    CONSTRAINT "MemberCase_times" CHECK ((("endsAt" > "openedAt") AND (("closedAt" IS NULL) OR ("closedAt" >= "openedAt")))),
    CONSTRAINT "MemberCase_pkey" PRIMARY KEY ("caseNo")
);

CREATE TABLE "StaffExport" (
    "exportNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "screen" character varying(30) NOT NULL,
    "format" character varying(4) NOT NULL,
    "columns" "text"[],
    "isUnmasked" boolean NOT NULL,
    "purpose" character varying(20) NOT NULL,
    "text" character varying(200) NOT NULL,
    "found" character varying(300) NOT NULL,
    "ipAddress" character varying(45) NOT NULL,
    "setNo" "uuid" NOT NULL,
    "rowCount" integer NOT NULL,
    "madeRows" integer DEFAULT 0 NOT NULL,
    "status" "StaffExportStatus" NOT NULL,
    "failure" character varying(300),
    "sizeBytes" bigint,
    "sha256" character(64),
    "orderedAt" timestamp(3) with time zone NOT NULL,
    "madeAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "takingAt" timestamp(3) with time zone,
    "takenAt" timestamp(3) with time zone,
    "savedNo" integer,
    "dueAt" timestamp(3) with time zone,
    CONSTRAINT "StaffExport_pkey" PRIMARY KEY ("exportNo")
);

CREATE TABLE "StaffImport" (
    "importNo" SERIAL NOT NULL,
    "kind" character varying(20) NOT NULL,
    "employeeNo" integer NOT NULL,
    "ipAddress" character varying(45) NOT NULL,
    "fileName" character varying(200) NOT NULL,
    "format" character varying(4) NOT NULL,
    "fileNo" "uuid" NOT NULL,
    "sizeBytes" integer NOT NULL,
    "sha256" character(64) NOT NULL,
    "status" "StaffImportStatus" NOT NULL,
    "failure" character varying(300),
    "encoding" character varying(20),
    "sheetName" character varying(100),
    "headerAt" integer DEFAULT 0 NOT NULL,
    "header" "text"[],
    "mapping" "jsonb" DEFAULT '{}'::"jsonb" NOT NULL,
    "rowCount" integer DEFAULT 0 NOT NULL,
    "doneRows" integer DEFAULT 0 NOT NULL,
    "approvalNo" integer,
    "text" character varying(200) DEFAULT ''::character varying NOT NULL,
    "uploadedAt" timestamp(3) with time zone NOT NULL,
    "orderedAt" timestamp(3) with time zone,
    "orderedByNo" integer,
    "endedAt" timestamp(3) with time zone,
    "destroyedAt" timestamp(3) with time zone,
    "storedAt" timestamp(3) with time zone,
    CONSTRAINT "StaffImport_pkey" PRIMARY KEY ("importNo")
);

CREATE TABLE "StaffImportRow" (
    "importNo" integer NOT NULL,
    "rowAt" integer NOT NULL,
    "cells" "jsonb" NOT NULL,
    "values" "jsonb",
    "rowKey" character(64),
    "rowClass" "ImportRowClass",
    "sentence" character varying(500) DEFAULT ''::character varying NOT NULL,
    "recordNo" integer,
    "before" "jsonb",
    "fingerprint" character(64),
    "decision" "ImportRowDecision",
    "isAgain" boolean DEFAULT false NOT NULL,
    "outcome" "ImportRowOutcome",
    "writtenNo" integer,
    "doneAt" timestamp(3) with time zone,
    CONSTRAINT "StaffImportRow_pkey" PRIMARY KEY ("importNo", "rowAt")
);

CREATE TABLE "StaffLogin" (
    "loginNo" "uuid" NOT NULL,
    "employeeNo" integer NOT NULL,
    "provedAt" timestamp(3) with time zone,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "extendedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "ipAddress" character varying(45) NOT NULL,
    "userAgent" character varying(300) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT "StaffLogin_pkey" PRIMARY KEY ("loginNo")
);

CREATE TABLE "StaffPreferences" (
    "employeeNo" integer NOT NULL,
    "preferences" "jsonb" NOT NULL,
    "savedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "StaffPreferences_pkey" PRIMARY KEY ("employeeNo")
);

CREATE TABLE "StaffSet" (
    "setNo" "uuid" NOT NULL,
    "employeeNo" integer NOT NULL,
    "screen" character varying(30) NOT NULL,
    "conditions" "jsonb" NOT NULL,
    "rowCount" integer NOT NULL,
    "frozenAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "StaffSet_pkey" PRIMARY KEY ("setNo")
);

CREATE TABLE "StaffSetRow" (
    "setNo" "uuid" NOT NULL,
    "key" character varying(40) NOT NULL,
    CONSTRAINT "StaffSetRow_pkey" PRIMARY KEY ("setNo", "key")
);

CREATE TABLE "StaffText" (
    "textNo" SERIAL NOT NULL,
    "employeeNo" integer NOT NULL,
    "body" character varying(2000) NOT NULL,
    "writtenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "StaffText_pkey" PRIMARY KEY ("textNo")
);

CREATE TABLE "StatisticCheck" (
    "checkNo" SERIAL NOT NULL,
    "checkedOn" "date" NOT NULL,
    "checkedAt" timestamp(3) with time zone NOT NULL,
    "differing" "text"[],
    CONSTRAINT "StatisticCheck_pkey" PRIMARY KEY ("checkNo")
);

CREATE TABLE "StatisticDay" (
    "day" "date" NOT NULL,
    "countedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "StatisticDay_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "StatisticMark" (
    "markNo" BIGSERIAL NOT NULL,
    "day" "date" NOT NULL,
    CONSTRAINT "StatisticMark_pkey" PRIMARY KEY ("markNo")
);

CREATE TABLE "StatisticRow" (
    "measure" character varying(12) NOT NULL,
    "day" "date" NOT NULL,
    "courseNo" integer NOT NULL,
    "branchNo" integer NOT NULL,
    "sidoCode" character varying(10) NOT NULL,
    "part" character varying(20) NOT NULL,
    "size" integer NOT NULL,
    "counted" integer NOT NULL,
    "amount" bigint NOT NULL,
    CONSTRAINT "StatisticRow_pkey" PRIMARY KEY ("measure", "day", "courseNo", "branchNo", "sidoCode", "part", "size")
);

CREATE TABLE "StoredFile" (
    "fileNo" "uuid" NOT NULL,
    "memberNo" integer,
    "name" character varying(200) NOT NULL,
    "contentType" character varying(80) NOT NULL,
    "sizeBytes" integer NOT NULL,
    "sha256" character(64) NOT NULL,
    "storageKey" character varying(200) NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "ownerKind" "FileOwner",
    "ownerNo" integer,
    "state" "FileState" DEFAULT 'ready'::"FileState" NOT NULL,
    "employeeNo" integer,
    CONSTRAINT "StoredFile_one_owner" CHECK (("num_nonnulls"("memberNo", "employeeNo") = 1)),
    CONSTRAINT "StoredFile_owner" CHECK ((("ownerKind" IS NULL) = ("ownerNo" IS NULL))),
    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("fileNo")
);

CREATE TABLE "StudyExtension" (
    "extensionNo" SERIAL NOT NULL,
    "enrolmentNo" integer NOT NULL,
    "employeeNo" integer NOT NULL,
    "untilOn" character(10) NOT NULL,
    "reason" character varying(200) NOT NULL,
    "extendedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "StudyExtension_pkey" PRIMARY KEY ("extensionNo")
);

CREATE TABLE "SupportCode" (
    "memberNo" integer NOT NULL,
    "codeHash" character(64) NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SupportCode_pkey" PRIMARY KEY ("memberNo")
);

CREATE TABLE "Survey" (
    "surveyNo" SERIAL NOT NULL,
    "year" integer NOT NULL,
    "title" character varying(120) NOT NULL,
    "edition" integer DEFAULT 1 NOT NULL,
    "writtenAt" timestamp(3) with time zone,
    "writtenByNo" integer,
    CONSTRAINT "Survey_pkey" PRIMARY KEY ("surveyNo")
);

CREATE TABLE "SurveyDay" (
    "answeredOn" character(10) NOT NULL,
    "surveyNo" integer NOT NULL,
    "salesType" integer NOT NULL,
    "industryType" integer NOT NULL,
    "questionNo" integer NOT NULL,
    "choice" integer NOT NULL,
    "answers" integer NOT NULL,
    CONSTRAINT "SurveyDay_pkey" PRIMARY KEY ("answeredOn", "surveyNo", "salesType", "industryType", "questionNo", "choice")
);

CREATE TABLE "SurveyQuestion" (
    "questionNo" SERIAL NOT NULL,
    "surveyNo" integer NOT NULL,
    "position" integer NOT NULL,
    "kind" "SurveyQuestionKind" NOT NULL,
    "text" character varying(300) NOT NULL,
    "choices" "text"[],
    "isRequired" boolean DEFAULT true NOT NULL,
    "isScale" boolean DEFAULT false NOT NULL,
    CONSTRAINT "SurveyQuestion_pkey" PRIMARY KEY ("questionNo")
);

CREATE TABLE "SurveyResult" (
    "enrolmentNo" integer NOT NULL,
    "surveyNo" integer NOT NULL,
    "answers" "jsonb" NOT NULL,
    "submittedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SurveyResult_pkey" PRIMARY KEY ("enrolmentNo")
);

CREATE VIEW "TitledLecture" AS
 SELECT "c"."courseNo",
    "c"."lectureNo",
    COALESCE("t"."title", "l"."title") AS "title",
    COALESCE("t"."summary", "l"."summary") AS "summary"
   FROM ((("CourseLecture" "c"
     JOIN "Course" "k" ON (("k"."courseNo" = "c"."courseNo")))
     JOIN "Lecture" "l" ON (("l"."lectureNo" = "c"."lectureNo")))
     LEFT JOIN LATERAL ( SELECT "f"."title",
            "f"."summary"
           FROM "FormerTitle" "f"
          WHERE (("f"."lectureNo" = "c"."lectureNo") AND ("k"."startsAt" IS NOT NULL) AND ("f"."endedAt" >= COALESCE("k"."publishedAt", '-infinity'::timestamp with time zone)))
          ORDER BY "f"."endedAt"
         LIMIT 1) "t" ON (true));

CREATE TABLE "Venue" (
    "venueNo" SERIAL NOT NULL,
    "name" character varying(100) NOT NULL,
    "sidoCode" character(10) NOT NULL,
    "address" character varying(150) NOT NULL,
    "address2" character varying(100) DEFAULT ''::character varying NOT NULL,
    "mapUrl" character varying(300) DEFAULT ''::character varying NOT NULL,
    "phone" character varying(20) DEFAULT ''::character varying NOT NULL,
    "directions" character varying(300) DEFAULT ''::character varying NOT NULL,
    "venueCapacity" integer NOT NULL,
    "closedFromOn" "date",
    "equipment" character varying(300) DEFAULT ''::character varying NOT NULL,
    "accessibility" character varying(300) DEFAULT ''::character varying NOT NULL,
    "retiredAt" timestamp(3) with time zone,
    CONSTRAINT "Venue_venue" CHECK (("venueCapacity" > 0)),
    CONSTRAINT "Venue_pkey" PRIMARY KEY ("venueNo")
);

CREATE TABLE "WaitingEntry" (
    "waitingNo" SERIAL NOT NULL,
    "sessionNo" integer NOT NULL,
    "applicationNo" integer NOT NULL,
    "memberNo" integer NOT NULL,
    "status" "WaitingStatus" DEFAULT 'waiting'::"WaitingStatus" NOT NULL,
    "joinedAt" timestamp(3) with time zone NOT NULL,
    "offeredAt" timestamp(3) with time zone,
    "offerUntil" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    CONSTRAINT "WaitingEntry_offer" CHECK ((("status" <> 'offered'::"WaitingStatus") OR (("offeredAt" IS NOT NULL) AND ("offerUntil" IS NOT NULL)))),
    CONSTRAINT "WaitingEntry_pkey" PRIMARY KEY ("waitingNo")
);

CREATE TABLE "WatchLoss" (
    "enrolmentNo" integer NOT NULL,
    "lectureNo" integer NOT NULL,
    "lostOn" "date" NOT NULL,
    "lossReason" character varying(20) NOT NULL,
    "records" integer NOT NULL,
    "lostMs" bigint NOT NULL,
    CONSTRAINT "WatchLoss_pkey" PRIMARY KEY ("enrolmentNo", "lectureNo", "lostOn", "lossReason")
);

CREATE TABLE "WorkingHoliday" (
    "day" "date" NOT NULL,
    "name" character varying(40) NOT NULL,
    CONSTRAINT "WorkingHoliday_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "WorkingSpan" (
    "weekday" smallint NOT NULL,
    "fromMinute" smallint NOT NULL,
    "untilMinute" smallint NOT NULL,
    CONSTRAINT "WorkingSpan_minutes" CHECK (((("weekday" >= 0) AND ("weekday" <= 6)) AND ("fromMinute" >= 0) AND ("fromMinute" < "untilMinute") AND ("untilMinute" <= 1440))),
    CONSTRAINT "WorkingSpan_pkey" PRIMARY KEY ("weekday", "fromMinute")
);

INSERT INTO "AssociationVersion" ("versionNo", "startsAt", "text", "supersedesNo", "madeAt", "approvalNo") VALUES
	(1, '1999-12-31 15:00:00+00', '{"mail": "", "name": "사단법인 한국○○위생교육협회", "hours": "평일 09:00~18:00", "lunch": "점심 12:00~13:00", "address": "서울특별시 ○○구 ○○로 00", "service": "외식업 위생교육", "bankName": "", "sealText": "위생교육협회장의인", "shortName": "한국○○위생교육협회", "bankHolder": "", "issuerName": "사단법인 한국○○위생교육협회장", "sealFileNo": null, "bankAccount": "", "supportPhone": "02-0000-0000", "educationName": "식품위생교육", "messageSender": "", "representative": "○○○", "designationNumber": "", "organisationNumber": "000-00-00000"}', NULL, '1999-12-31 15:00:00+00', NULL);

INSERT INTO "Content" ("contentNo", "kind", "part", "title", "version", "publishedVersion", "withdrawnAt", "shownFrom", "shownUntil", "position", "recordNo", "changedAt", "changedBy") VALUES
	(1, 'text', 1, '이용약관', 1, 1, NULL, NULL, NULL, 0, 1, CURRENT_TIMESTAMP, NULL),
	(2, 'text', 2, '개인정보처리방침', 1, 1, NULL, NULL, NULL, 0, 2, CURRENT_TIMESTAMP, NULL),
	(3, 'post', 2, '교육 제도 안내', 1, NULL, NULL, NULL, NULL, 0, 137, CURRENT_TIMESTAMP, NULL),
	(4, 'post', 2, '집합교육 일정 안내', 1, NULL, NULL, NULL, NULL, 0, 262, CURRENT_TIMESTAMP, NULL),
	(5, 'post', 4, '온라인 교육은 휴대전화로도 들을 수 있나요?', 1, NULL, NULL, NULL, NULL, 0, NULL, CURRENT_TIMESTAMP, NULL),
	(6, 'post', 4, '수료증은 어디에서 출력하나요?', 1, NULL, NULL, NULL, NULL, 1, NULL, CURRENT_TIMESTAMP, NULL),
	(7, 'post', 4, '신규 영업자도 온라인으로 교육받을 수 있나요?', 1, NULL, NULL, NULL, NULL, 2, NULL, CURRENT_TIMESTAMP, NULL),
	(8, 'post', 4, '교육비를 환불받을 수 있나요?', 1, NULL, NULL, NULL, NULL, 3, NULL, CURRENT_TIMESTAMP, NULL),
	(9, 'post', 4, '영업장이 여러 곳이면 교육을 몇 번 받나요?', 1, NULL, NULL, NULL, NULL, 4, NULL, CURRENT_TIMESTAMP, NULL),
	(10, 'post', 4, '강의가 멈추거나 시간이 쌓이지 않아요', 1, NULL, NULL, NULL, NULL, 5, NULL, CURRENT_TIMESTAMP, NULL),
	(11, 'post', 4, '아이디와 비밀번호를 잊었어요', 1, NULL, NULL, NULL, NULL, 6, NULL, CURRENT_TIMESTAMP, NULL),
	(12, 'post', 4, '위생교육을 받지 않으면 어떻게 되나요?', 1, NULL, NULL, NULL, NULL, 7, NULL, CURRENT_TIMESTAMP, NULL),
	(13, 'post', 4, '집합교육 날짜를 바꿀 수 있나요?', 1, NULL, NULL, NULL, NULL, 8, NULL, CURRENT_TIMESTAMP, NULL),
	(14, 'post', 4, '위생관리책임자 지정확인서는 어떻게 내나요?', 1, NULL, NULL, NULL, NULL, 9, NULL, CURRENT_TIMESTAMP, NULL),
	(15, 'post', 4, '영수증이 필요해요', 1, NULL, NULL, NULL, NULL, 10, NULL, CURRENT_TIMESTAMP, NULL),
	(16, 'post', 4, '휴면 계정은 어떻게 푸나요?', 1, NULL, NULL, NULL, NULL, 11, NULL, CURRENT_TIMESTAMP, NULL),
	(17, 'text', 3, '마케팅 정보 제3자 제공 동의', 1, NULL, NULL, NULL, NULL, 0, 3, CURRENT_TIMESTAMP, NULL);

INSERT INTO "ContentVersion" ("contentNo", "version", "body", "restoredFrom", "employeeNo", "writtenAt") VALUES
	(1, 1, '{"kind": "text", "title": "이용약관", "summary": "", "articles": [{"title": "제1조 (목적)", "paragraphs": ["이 약관은 협회가 운영하는 식품위생교육 누리집에서 제공하는 교육 서비스의 이용 조건과 절차, 협회와 회원의 권리와 의무를 정하는 것을 목적으로 합니다."]}, {"items": ["회원: 이 약관에 동의하고 본인확인을 거쳐 가입한 사람", "신규 영업자 교육: 영업을 시작하거나 업종을 추가하거나 지위를 승계하는 분이 받는 6시간의 집합교육", "기존 영업자 교육: 영업신고를 한 분이 해마다 받는 3시간의 온라인교육"], "title": "제2조 (용어)", "paragraphs": ["이 약관에서 쓰는 용어의 뜻은 다음과 같습니다."]}, {"title": "제3조 (약관의 게시와 변경)", "paragraphs": ["협회는 이 약관을 누리집 아래쪽에 게시합니다. 약관을 바꿀 때에는 시행일과 바뀌는 내용을 시행 7일 전까지 공지사항에 알립니다."]}, {"title": "제4조 (가입)", "paragraphs": ["가입하려는 분은 실명으로 신청하고 본인확인을 거쳐야 합니다. 한 사람은 하나의 아이디만 가질 수 있습니다. 교육 신청은 회원만 할 수 있습니다."]}, {"title": "제5조 (아이디와 비밀번호)", "paragraphs": ["아이디와 비밀번호는 회원이 관리하며 다른 사람에게 쓰게 하여서는 안 됩니다. 다른 사람이 쓰는 것을 알게 되면 바로 비밀번호를 바꾸고 협회에 알려주세요.", "수강, 본인확인과 평가시험은 신청한 본인이 직접 하여야 하며, 대신 받은 교육은 수료로 인정하지 않습니다."]}, {"title": "제6조 (교육의 신청과 결제)", "paragraphs": ["회원은 영업장 정보를 확인하고 교육을 신청한 뒤 신용카드, 휴대폰, 가상계좌, 실시간 계좌이체로 교육비를 결제합니다. 결제가 끝나면 신청이 확정됩니다."]}, {"title": "제7조 (수료)", "paragraphs": ["온라인교육은 모든 강의를 시청하고 설문조사, 본인확인, 평가시험을 차례로 마치면 수료합니다. 집합교육은 교육 시간을 모두 채우면 수료합니다. 수료증은 누리집에서 출력할 수 있습니다."]}, {"items": ["집합교육: 교육일 전날까지 취소하면 전액 환불합니다. 교육일부터는 환불하지 않으며, 취소하지 않고 참석하지 않은 때에도 같습니다.", "온라인교육: 수료하지 않은 때에는 환불하고, 수료한 뒤에는 환불하지 않습니다.", "결제한 날부터 1개월이 지나거나 그해 말까지 수료하지 않은 때에는 교육비를 환불하지 않습니다."], "title": "제8조 (취소와 환불)", "paragraphs": ["교육비는 다음 기준에 따라 환불합니다. 환불에는 환불받을 은행 계좌가 필요합니다."]}, {"title": "제9조 (서비스의 중단)", "paragraphs": ["협회는 점검, 고장, 통신 두절 등의 사유가 있으면 서비스를 잠시 멈출 수 있습니다. 미리 알 수 있는 중단은 공지사항에 알립니다."]}, {"title": "제10조 (이용 제한과 탈퇴)", "paragraphs": ["다른 사람의 정보를 쓰거나 서비스를 방해한 회원의 이용을 제한할 수 있습니다. 회원은 언제든지 나의 정보에서 탈퇴할 수 있으며, 법령에 따라 보존하는 기록은 탈퇴 뒤에도 남습니다."]}, {"title": "제11조 (분쟁의 해결)", "paragraphs": ["서비스 이용에 관한 분쟁은 먼저 협의하여 풀고, 소송은 민사소송법에 따른 관할 법원에 냅니다."]}], "effective": "부칙: 이 약관은 2021년 1월 1일부터 시행합니다.", "inForceOn": "2021-01-01", "policyKind": "terms", "needsConsent": false, "isDisadvantageous": false}', NULL, NULL, '2020-12-24 15:00:00+00'),
	(2, 1, '{"kind": "text", "title": "개인정보처리방침", "summary": "", "articles": [{"title": "1. 개인정보를 처리하는 목적", "paragraphs": ["협회는 식품위생교육의 신청 접수, 본인확인, 교육비 결제와 환불, 수강 기록 관리, 수료증 발급, 문의 답변을 위하여 개인정보를 처리합니다."]}, {"items": ["가입할 때: 아이디, 비밀번호, 이름, 생년월일, 휴대전화 번호, 이메일, 본인확인 결과값", "신청할 때: 영업신고번호, 상호, 대표자, 영업장 주소, 직위", "결제와 환불: 결제 수단과 결과, 환불 계좌", "이용하면서 생기는 것: 접속 기록, 접속한 IP 주소, 수강 기록, 시험 결과"], "title": "2. 처리하는 항목", "paragraphs": ["필요한 가장 적은 정보만 받습니다."]}, {"items": ["교육 수료 기록: 영구", "계약과 대금 결제 기록: 5년", "소비자의 불만과 분쟁 처리 기록: 3년", "광고에 관한 기록: 6개월", "접속 기록: 3개월"], "title": "3. 보유 기간", "paragraphs": ["목적을 이루면 지체 없이 파기합니다. 다만 다음 기록은 정해진 기간 동안 보존합니다."]}, {"title": "4. 제3자 제공", "paragraphs": ["법령에 따라 교육 이수 사실을 관할 관청에 알리는 경우와 회원이 따로 동의한 경우 말고는 개인정보를 다른 곳에 제공하지 않습니다."]}, {"title": "5. 처리의 위탁", "paragraphs": ["결제 대행, 본인확인, 문자 발송을 전문 업체에 맡기며, 맡은 업무 밖의 이용을 계약으로 금지하고 감독합니다."]}, {"title": "6. 회원의 권리", "paragraphs": ["회원은 언제든지 자신의 개인정보를 보고, 고치고, 지우고, 처리를 멈추도록 요구할 수 있습니다. 나의 정보에서 직접 하거나 고객센터로 요청해주세요."]}, {"title": "7. 파기의 절차와 방법", "paragraphs": ["보유 기간이 지난 정보는 다시 살릴 수 없는 방법으로 지웁니다. 종이에 적힌 것은 분쇄하거나 태웁니다."]}, {"title": "8. 안전을 위한 조치", "paragraphs": ["비밀번호는 되돌릴 수 없게, 환불 계좌와 본인확인 결과값은 암호로 바꾸어 저장합니다. 접근 권한을 최소로 하고 열람 기록을 남깁니다."]}, {"title": "9. 자동으로 모으는 것", "paragraphs": ["로그인 유지와 ‘오늘 하루 보지 않기’를 위하여 브라우저에 작은 정보를 저장합니다. 브라우저 설정에서 지우거나 막을 수 있습니다."]}, {"title": "10. 권익을 침해받았을 때", "paragraphs": ["개인정보침해신고센터(국번 없이 118), 개인정보 분쟁조정위원회(1833-6972)에 상담과 조정을 신청할 수 있습니다."]}, {"title": "11. 방침의 변경", "paragraphs": ["이 방침을 바꿀 때에는 시행 7일 전까지 공지사항에 알립니다."]}], "effective": "이 방침은 2021년 1월 1일부터 시행합니다.", "inForceOn": "2021-01-01", "policyKind": "privacy", "needsConsent": false, "isDisadvantageous": false}', NULL, NULL, '2020-12-24 15:00:00+00'),
	(3, 1, '{"kind": "post", "title": "교육 제도 안내", "content": [{"kind": "paragraph", "runs": [{"text": "식품위생법 제41조에 따라 식품접객업과 집단급식소를 운영하는 영업자는 해마다 3시간의 식품위생교육을 받아야 합니다."}]}, {"kind": "paragraph", "runs": [{"text": "새로 영업을 시작하거나 업종을 추가하는 분, 영업자 지위를 이어받는 분은 6시간의 교육을 받습니다."}]}, {"kind": "paragraph", "runs": [{"text": "교육을 받지 않으면 과태료가 부과될 수 있습니다. 문의: [고객센터 전화번호]"}]}], "fileNos": [], "examType": null, "postType": 3, "boardType": 2, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(4, 1, '{"kind": "post", "title": "집합교육 일정 안내", "content": [{"kind": "paragraph", "runs": [{"text": "신규 영업자 집합교육(6시간)의 일정과 교육장은 집합교육 신청 화면에서 지역을 고르면 볼 수 있습니다."}]}, {"kind": "paragraph", "runs": [{"text": "교육 당일에는 신분증과 수강증을 가지고 시작 10분 전까지 오시기 바랍니다."}]}, {"kind": "paragraph", "runs": [{"text": "이번 일정: [지역별 교육 날짜와 교육장]"}]}], "fileNos": [], "examType": null, "postType": 2, "boardType": 2, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(5, 1, '{"kind": "post", "title": "온라인 교육은 휴대전화로도 들을 수 있나요?", "content": [{"kind": "paragraph", "runs": [{"text": "네. 휴대전화와 태블릿, 컴퓨터 어디에서나 들을 수 있고, 듣던 곳부터 이어집니다. 한 번에 한 기기에서만 재생됩니다."}]}, {"kind": "paragraph", "runs": [{"href": "/edu/study/list", "text": "나의 학습실"}, {"text": "에서 강의를 골라 주십시오."}]}], "fileNos": [], "examType": null, "postType": 4, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(6, 1, '{"kind": "post", "title": "수료증은 어디에서 출력하나요?", "content": [{"kind": "paragraph", "runs": [{"text": "교육을 모두 마치면 "}, {"href": "/edu/completed", "text": "수료증 출력"}, {"text": " 화면에서 인쇄하거나 PDF로 저장할 수 있습니다."}]}, {"kind": "paragraph", "runs": [{"text": "출력할 프린터가 없으면 가까운 지부에서 여섯 자리 번호로 출력해 드립니다."}]}], "fileNos": [], "examType": null, "postType": 5, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(7, 1, '{"kind": "post", "title": "신규 영업자도 온라인으로 교육받을 수 있나요?", "content": [{"kind": "paragraph", "runs": [{"text": "신규 영업자는 집합교육 6시간을 받습니다. 새로 영업을 시작하거나 업종을 추가하는 분, 영업자 지위를 이어받는 분이 대상입니다."}]}, {"kind": "paragraph", "runs": [{"href": "/info/register/offline", "text": "집합교육 신청 방법"}]}], "fileNos": [], "examType": null, "postType": 2, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(8, 1, '{"kind": "post", "title": "교육비를 환불받을 수 있나요?", "content": [{"kind": "list", "items": [[{"text": "집합교육: 교육일 전날까지 취소하면 모두 돌려 드립니다."}], [{"text": "온라인교육: 수료 전이고 결제한 날부터 한 달 안이면 돌려 드립니다."}], [{"text": "해가 바뀌도록 수료하지 못한 온라인교육은 돌려 드리지 않습니다."}]], "isOrdered": false}, {"kind": "paragraph", "runs": [{"text": "환불은 "}, {"href": "/edu/payment/list", "text": "결제 내역"}, {"text": "에서 신청합니다."}]}], "fileNos": [], "examType": null, "postType": 3, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(9, 1, '{"kind": "post", "title": "영업장이 여러 곳이면 교육을 몇 번 받나요?", "content": [{"kind": "paragraph", "runs": [{"text": "같은 업종의 영업장이 여러 곳이면 한 번만 받으면 되는 경우가 있습니다. 영업장마다 위생관리책임자를 지정하면 책임자가 대신 받습니다."}]}], "fileNos": [], "examType": null, "postType": 2, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(10, 1, '{"kind": "post", "title": "강의가 멈추거나 시간이 쌓이지 않아요", "content": [{"kind": "list", "items": [[{"text": "다른 창이나 기기에서 같은 강의를 닫습니다."}], [{"text": "와이파이나 데이터 연결을 확인합니다."}], [{"text": "브라우저를 새 버전으로 바꾸고 다시 재생합니다."}]], "isOrdered": true}, {"kind": "paragraph", "runs": [{"text": "40분마다 나오는 확인 창에서 단추를 눌러야 다음으로 넘어갑니다."}]}], "fileNos": [], "examType": null, "postType": 4, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(11, 1, '{"kind": "post", "title": "아이디와 비밀번호를 잊었어요", "content": [{"kind": "paragraph", "runs": [{"text": "본인확인으로 "}, {"href": "/user/find/id", "text": "아이디 찾기"}, {"text": "와 "}, {"href": "/user/find/pw", "text": "비밀번호 찾기"}, {"text": "를 하실 수 있습니다."}]}], "fileNos": [], "examType": null, "postType": 6, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(12, 1, '{"kind": "post", "title": "위생교육을 받지 않으면 어떻게 되나요?", "content": [{"kind": "paragraph", "runs": [{"text": "「식품위생법」 제41조를 어기면 제101조에 따라 과태료를 냅니다. 교육은 해마다 12월 31일까지 마쳐 주십시오."}]}], "fileNos": [], "examType": null, "postType": 1, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(13, 1, '{"kind": "post", "title": "집합교육 날짜를 바꿀 수 있나요?", "content": [{"kind": "paragraph", "runs": [{"text": "교육 전날까지 "}, {"href": "/edu/offline/list", "text": "집합교육 신청내역"}, {"text": "에서 바꿀 수 있습니다."}]}, {"kind": "paragraph", "runs": [{"text": "자리가 찬 날은 대기를 신청하면 자리가 날 때 문자로 알려 드립니다."}]}], "fileNos": [], "examType": null, "postType": 2, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(14, 1, '{"kind": "post", "title": "위생관리책임자 지정확인서는 어떻게 내나요?", "content": [{"kind": "paragraph", "runs": [{"text": "사진이나 PDF로 "}, {"href": "/edu/hygiene/list", "text": "지정확인서 제출"}, {"text": " 화면에서 올려 주십시오."}]}], "fileNos": [], "examType": null, "postType": 2, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(15, 1, '{"kind": "post", "title": "영수증이 필요해요", "content": [{"kind": "paragraph", "runs": [{"href": "/edu/payment/list", "text": "결제 내역"}, {"text": "에서 영수증을 출력할 수 있습니다. 영수증은 세금계산서로 쓸 수 없습니다."}]}], "fileNos": [], "examType": null, "postType": 3, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(16, 1, '{"kind": "post", "title": "휴면 계정은 어떻게 푸나요?", "content": [{"kind": "paragraph", "runs": [{"text": "본인확인을 하면 바로 풀립니다. "}, {"href": "/user/change/inactive", "text": "휴면 해제"}]}], "fileNos": [], "examType": null, "postType": 6, "boardType": 4, "isImportant": false, "pinnedUntil": null}', NULL, NULL, CURRENT_TIMESTAMP),
	(17, 1, '{"kind": "text", "title": "마케팅 정보 제3자 제공 동의", "summary": "", "articles": [{"items": [], "title": "1. 제공받는 자", "paragraphs": ["외식업 영업자에게 도움이 되는 상품과 서비스를 제공하는 협회의 제휴 업체에 제공합니다."]}, {"items": [], "title": "2. 이용 목적", "paragraphs": ["교육 소식, 영업에 관한 상품과 행사, 할인 혜택을 문자와 이메일로 알리는 데 씁니다."]}, {"items": [], "title": "3. 제공하는 항목", "paragraphs": ["이름, 휴대전화 번호, 이메일, 상호, 업종, 영업장이 있는 시·도를 제공합니다."]}, {"items": [], "title": "4. 보유 기간", "paragraphs": ["동의를 거두거나 탈퇴할 때까지 보유합니다. 광고에 관한 기록은 6개월 동안 보존한 뒤 지웁니다."]}, {"items": [], "title": "5. 동의하지 않을 권리와 철회", "paragraphs": ["이 동의는 선택입니다. 동의하지 않아도 교육을 신청하고 수료하는 데 아무런 불이익이 없습니다.", "동의는 나의 정보에서 언제든지 거둘 수 있으며, 요청을 받은 날부터 7일 안에 처리합니다."]}], "effective": "이 동의서는 2021년 1월 1일부터 적용합니다.", "inForceOn": "2021-01-01", "policyKind": "marketing", "needsConsent": false, "isDisadvantageous": false}', NULL, NULL, CURRENT_TIMESTAMP);

INSERT INTO "InquiryTerm" ("inquiryType", "answerMinutes") VALUES
	(1, 240),
	(2, 480);

INSERT INTO "InquiryTopic" ("topicNo", "topicName", "topicText", "position", "endedAt") VALUES
	(1, '결제', '{결제,입금,환불,카드,계좌,영수증}', 1, NULL),
	(2, '수료증', '{수료증,이수증}', 2, NULL),
	(3, '수강', '{강의,수강,재생,동영상,평가,시험,설문}', 3, NULL),
	(4, '회차', '{회차,집합,교육장,출석,날짜}', 4, NULL),
	(5, '서류', '{지정확인서,위생책임자,증빙,서류}', 5, NULL),
	(6, '회원', '{비밀번호,아이디,로그인,본인확인,탈퇴,가입}', 6, NULL),
	(7, '신청', '{신청,신고번호,업소,업종,면제}', 7, NULL);

INSERT INTO "PolicyVersion" ("kind", "inForceOn", "announcedOn", "needsConsent", "summary", "body") VALUES
	('terms', '2021-01-01', '2020-12-25', false, '', '{"articles": [{"title": "제1조 (목적)", "paragraphs": ["이 약관은 협회가 운영하는 식품위생교육 누리집에서 제공하는 교육 서비스의 이용 조건과 절차, 협회와 회원의 권리와 의무를 정하는 것을 목적으로 합니다."]}, {"items": ["회원: 이 약관에 동의하고 본인확인을 거쳐 가입한 사람", "신규 영업자 교육: 영업을 시작하거나 업종을 추가하거나 지위를 승계하는 분이 받는 6시간의 집합교육", "기존 영업자 교육: 영업신고를 한 분이 해마다 받는 3시간의 온라인교육"], "title": "제2조 (용어)", "paragraphs": ["이 약관에서 쓰는 용어의 뜻은 다음과 같습니다."]}, {"title": "제3조 (약관의 게시와 변경)", "paragraphs": ["협회는 이 약관을 누리집 아래쪽에 게시합니다. 약관을 바꿀 때에는 시행일과 바뀌는 내용을 시행 7일 전까지 공지사항에 알립니다."]}, {"title": "제4조 (가입)", "paragraphs": ["가입하려는 분은 실명으로 신청하고 본인확인을 거쳐야 합니다. 한 사람은 하나의 아이디만 가질 수 있습니다. 교육 신청은 회원만 할 수 있습니다."]}, {"title": "제5조 (아이디와 비밀번호)", "paragraphs": ["아이디와 비밀번호는 회원이 관리하며 다른 사람에게 쓰게 하여서는 안 됩니다. 다른 사람이 쓰는 것을 알게 되면 바로 비밀번호를 바꾸고 협회에 알려주세요.", "수강, 본인확인과 평가시험은 신청한 본인이 직접 하여야 하며, 대신 받은 교육은 수료로 인정하지 않습니다."]}, {"title": "제6조 (교육의 신청과 결제)", "paragraphs": ["회원은 영업장 정보를 확인하고 교육을 신청한 뒤 신용카드, 휴대폰, 가상계좌, 실시간 계좌이체로 교육비를 결제합니다. 결제가 끝나면 신청이 확정됩니다."]}, {"title": "제7조 (수료)", "paragraphs": ["온라인교육은 모든 강의를 시청하고 설문조사, 본인확인, 평가시험을 차례로 마치면 수료합니다. 집합교육은 교육 시간을 모두 채우면 수료합니다. 수료증은 누리집에서 출력할 수 있습니다."]}, {"items": ["집합교육: 교육일 전날까지 취소하면 전액 환불합니다. 교육일부터는 환불하지 않으며, 취소하지 않고 참석하지 않은 때에도 같습니다.", "온라인교육: 수료하지 않은 때에는 환불하고, 수료한 뒤에는 환불하지 않습니다.", "결제한 날부터 1개월이 지나거나 그해 말까지 수료하지 않은 때에는 교육비를 환불하지 않습니다."], "title": "제8조 (취소와 환불)", "paragraphs": ["교육비는 다음 기준에 따라 환불합니다. 환불에는 환불받을 은행 계좌가 필요합니다."]}, {"title": "제9조 (서비스의 중단)", "paragraphs": ["협회는 점검, 고장, 통신 두절 등의 사유가 있으면 서비스를 잠시 멈출 수 있습니다. 미리 알 수 있는 중단은 공지사항에 알립니다."]}, {"title": "제10조 (이용 제한과 탈퇴)", "paragraphs": ["다른 사람의 정보를 쓰거나 서비스를 방해한 회원의 이용을 제한할 수 있습니다. 회원은 언제든지 나의 정보에서 탈퇴할 수 있으며, 법령에 따라 보존하는 기록은 탈퇴 뒤에도 남습니다."]}, {"title": "제11조 (분쟁의 해결)", "paragraphs": ["서비스 이용에 관한 분쟁은 먼저 협의하여 풀고, 소송은 민사소송법에 따른 관할 법원에 냅니다."]}], "effective": "부칙: 이 약관은 2021년 1월 1일부터 시행합니다."}'),
	('privacy', '2021-01-01', '2020-12-25', false, '', '{"articles": [{"title": "1. 개인정보를 처리하는 목적", "paragraphs": ["협회는 식품위생교육의 신청 접수, 본인확인, 교육비 결제와 환불, 수강 기록 관리, 수료증 발급, 문의 답변을 위하여 개인정보를 처리합니다."]}, {"items": ["가입할 때: 아이디, 비밀번호, 이름, 생년월일, 휴대전화 번호, 이메일, 본인확인 결과값", "신청할 때: 영업신고번호, 상호, 대표자, 영업장 주소, 직위", "결제와 환불: 결제 수단과 결과, 환불 계좌", "이용하면서 생기는 것: 접속 기록, 접속한 IP 주소, 수강 기록, 시험 결과"], "title": "2. 처리하는 항목", "paragraphs": ["필요한 가장 적은 정보만 받습니다."]}, {"items": ["교육 수료 기록: 영구", "계약과 대금 결제 기록: 5년", "소비자의 불만과 분쟁 처리 기록: 3년", "광고에 관한 기록: 6개월", "접속 기록: 3개월"], "title": "3. 보유 기간", "paragraphs": ["목적을 이루면 지체 없이 파기합니다. 다만 다음 기록은 정해진 기간 동안 보존합니다."]}, {"title": "4. 제3자 제공", "paragraphs": ["법령에 따라 교육 이수 사실을 관할 관청에 알리는 경우와 회원이 따로 동의한 경우 말고는 개인정보를 다른 곳에 제공하지 않습니다."]}, {"title": "5. 처리의 위탁", "paragraphs": ["결제 대행, 본인확인, 문자 발송을 전문 업체에 맡기며, 맡은 업무 밖의 이용을 계약으로 금지하고 감독합니다."]}, {"title": "6. 회원의 권리", "paragraphs": ["회원은 언제든지 자신의 개인정보를 보고, 고치고, 지우고, 처리를 멈추도록 요구할 수 있습니다. 나의 정보에서 직접 하거나 고객센터로 요청해주세요."]}, {"title": "7. 파기의 절차와 방법", "paragraphs": ["보유 기간이 지난 정보는 다시 살릴 수 없는 방법으로 지웁니다. 종이에 적힌 것은 분쇄하거나 태웁니다."]}, {"title": "8. 안전을 위한 조치", "paragraphs": ["비밀번호는 되돌릴 수 없게, 환불 계좌와 본인확인 결과값은 암호로 바꾸어 저장합니다. 접근 권한을 최소로 하고 열람 기록을 남깁니다."]}, {"title": "9. 자동으로 모으는 것", "paragraphs": ["로그인 유지와 ‘오늘 하루 보지 않기’를 위하여 브라우저에 작은 정보를 저장합니다. 브라우저 설정에서 지우거나 막을 수 있습니다."]}, {"title": "10. 권익을 침해받았을 때", "paragraphs": ["개인정보침해신고센터(국번 없이 118), 개인정보 분쟁조정위원회(1833-6972)에 상담과 조정을 신청할 수 있습니다."]}, {"title": "11. 방침의 변경", "paragraphs": ["이 방침을 바꿀 때에는 시행 7일 전까지 공지사항에 알립니다."]}], "effective": "이 방침은 2021년 1월 1일부터 시행합니다."}');

INSERT INTO "Region" ("code", "level", "name", "parentCode", "validFrom", "validTo", "successor") VALUES
	('1100000000', 1, '서울특별시', NULL, NULL, NULL, NULL),
	('1200000000', 1, '전남광주통합특별시', NULL, '2026-07-01', NULL, NULL),
	('2600000000', 1, '부산광역시', NULL, NULL, NULL, NULL),
	('2700000000', 1, '대구광역시', NULL, NULL, NULL, NULL),
	('2800000000', 1, '인천광역시', NULL, NULL, NULL, NULL),
	('2900000000', 1, '광주광역시', NULL, NULL, '2026-06-30', '1200000000'),
	('3000000000', 1, '대전광역시', NULL, NULL, NULL, NULL),
	('3100000000', 1, '울산광역시', NULL, NULL, NULL, NULL),
	('3600000000', 1, '세종특별자치시', NULL, NULL, NULL, NULL),
	('4100000000', 1, '경기도', NULL, NULL, NULL, NULL),
	('4200000000', 1, '강원도', NULL, NULL, '2023-06-10', '5100000000'),
	('4300000000', 1, '충청북도', NULL, NULL, NULL, NULL),
	('4400000000', 1, '충청남도', NULL, NULL, NULL, NULL),
	('4500000000', 1, '전라북도', NULL, NULL, '2024-01-17', '5200000000'),
	('4600000000', 1, '전라남도', NULL, NULL, '2026-06-30', '1200000000'),
	('4700000000', 1, '경상북도', NULL, NULL, NULL, NULL),
	('4800000000', 1, '경상남도', NULL, NULL, NULL, NULL),
	('4900000000', 1, '제주도', NULL, NULL, '2006-06-30', '5000000000'),
	('5000000000', 1, '제주특별자치도', NULL, NULL, NULL, NULL),
	('5100000000', 1, '강원특별자치도', NULL, '2023-06-11', NULL, NULL),
	('5200000000', 1, '전북특별자치도', NULL, '2024-01-18', NULL, NULL),
	('1111000000', 2, '종로구', '1100000000', NULL, NULL, NULL),
	('1114000000', 2, '중구', '1100000000', NULL, NULL, NULL),
	('1117000000', 2, '용산구', '1100000000', NULL, NULL, NULL),
	('1120000000', 2, '성동구', '1100000000', NULL, NULL, NULL),
	('1121500000', 2, '광진구', '1100000000', NULL, NULL, NULL),
	('1123000000', 2, '동대문구', '1100000000', NULL, NULL, NULL),
	('1126000000', 2, '중랑구', '1100000000', NULL, NULL, NULL),
	('1129000000', 2, '성북구', '1100000000', NULL, NULL, NULL),
	('1130500000', 2, '강북구', '1100000000', NULL, NULL, NULL),
	('1132000000', 2, '도봉구', '1100000000', NULL, NULL, NULL),
	('1135000000', 2, '노원구', '1100000000', NULL, NULL, NULL),
	('1138000000', 2, '은평구', '1100000000', NULL, NULL, NULL),
	('1141000000', 2, '서대문구', '1100000000', NULL, NULL, NULL),
	('1144000000', 2, '마포구', '1100000000', NULL, NULL, NULL),
	('1147000000', 2, '양천구', '1100000000', NULL, NULL, NULL),
	('1150000000', 2, '강서구', '1100000000', NULL, NULL, NULL),
	('1153000000', 2, '구로구', '1100000000', NULL, NULL, NULL),
	('1154500000', 2, '금천구', '1100000000', NULL, NULL, NULL),
	('1156000000', 2, '영등포구', '1100000000', NULL, NULL, NULL),
	('1159000000', 2, '동작구', '1100000000', NULL, NULL, NULL),
	('1162000000', 2, '관악구', '1100000000', NULL, NULL, NULL),
	('1165000000', 2, '서초구', '1100000000', NULL, NULL, NULL),
	('1168000000', 2, '강남구', '1100000000', NULL, NULL, NULL),
	('1171000000', 2, '송파구', '1100000000', NULL, NULL, NULL),
	('1174000000', 2, '강동구', '1100000000', NULL, NULL, NULL),
	('1211000000', 2, '목포시', '1200000000', '2026-07-01', NULL, NULL),
	('1213000000', 2, '여수시', '1200000000', '2026-07-01', NULL, NULL),
	('1215000000', 2, '순천시', '1200000000', '2026-07-01', NULL, NULL),
	('1217000000', 2, '나주시', '1200000000', '2026-07-01', NULL, NULL),
	('1219000000', 2, '광양시', '1200000000', '2026-07-01', NULL, NULL),
	('1221000000', 2, '동구', '1200000000', '2026-07-01', NULL, NULL),
	('1224000000', 2, '서구', '1200000000', '2026-07-01', NULL, NULL),
	('1227000000', 2, '남구', '1200000000', '2026-07-01', NULL, NULL),
	('1230000000', 2, '북구', '1200000000', '2026-07-01', NULL, NULL),
	('1233000000', 2, '광산구', '1200000000', '2026-07-01', NULL, NULL),
	('1271000000', 2, '담양군', '1200000000', '2026-07-01', NULL, NULL),
	('1272000000', 2, '곡성군', '1200000000', '2026-07-01', NULL, NULL),
	('1273000000', 2, '구례군', '1200000000', '2026-07-01', NULL, NULL),
	('1274000000', 2, '고흥군', '1200000000', '2026-07-01', NULL, NULL),
	('1275000000', 2, '보성군', '1200000000', '2026-07-01', NULL, NULL),
	('1276000000', 2, '화순군', '1200000000', '2026-07-01', NULL, NULL),
	('1277000000', 2, '장흥군', '1200000000', '2026-07-01', NULL, NULL),
	('1278000000', 2, '강진군', '1200000000', '2026-07-01', NULL, NULL),
	('1279000000', 2, '해남군', '1200000000', '2026-07-01', NULL, NULL),
	('1280000000', 2, '영암군', '1200000000', '2026-07-01', NULL, NULL),
	('1281000000', 2, '무안군', '1200000000', '2026-07-01', NULL, NULL),
	('1282000000', 2, '함평군', '1200000000', '2026-07-01', NULL, NULL),
	('1283000000', 2, '영광군', '1200000000', '2026-07-01', NULL, NULL),
	('1284000000', 2, '장성군', '1200000000', '2026-07-01', NULL, NULL),
	('1285000000', 2, '완도군', '1200000000', '2026-07-01', NULL, NULL),
	('1286000000', 2, '진도군', '1200000000', '2026-07-01', NULL, NULL),
	('1287000000', 2, '신안군', '1200000000', '2026-07-01', NULL, NULL),
	('2611000000', 2, '중구', '2600000000', NULL, NULL, NULL),
	('2614000000', 2, '서구', '2600000000', NULL, NULL, NULL),
	('2617000000', 2, '동구', '2600000000', NULL, NULL, NULL),
	('2620000000', 2, '영도구', '2600000000', NULL, NULL, NULL),
	('2623000000', 2, '부산진구', '2600000000', NULL, NULL, NULL),
	('2626000000', 2, '동래구', '2600000000', NULL, NULL, NULL),
	('2629000000', 2, '남구', '2600000000', NULL, NULL, NULL),
	('2632000000', 2, '북구', '2600000000', NULL, NULL, NULL),
	('2635000000', 2, '해운대구', '2600000000', NULL, NULL, NULL),
	('2638000000', 2, '사하구', '2600000000', NULL, NULL, NULL),
	('2641000000', 2, '금정구', '2600000000', NULL, NULL, NULL),
	('2644000000', 2, '강서구', '2600000000', NULL, NULL, NULL),
	('2647000000', 2, '연제구', '2600000000', NULL, NULL, NULL),
	('2650000000', 2, '수영구', '2600000000', NULL, NULL, NULL),
	('2653000000', 2, '사상구', '2600000000', NULL, NULL, NULL),
	('2671000000', 2, '기장군', '2600000000', NULL, NULL, NULL),
	('2711000000', 2, '중구', '2700000000', NULL, NULL, NULL),
	('2714000000', 2, '동구', '2700000000', NULL, NULL, NULL),
	('2717000000', 2, '서구', '2700000000', NULL, NULL, NULL),
	('2720000000', 2, '남구', '2700000000', NULL, NULL, NULL),
	('2723000000', 2, '북구', '2700000000', NULL, NULL, NULL),
	('2726000000', 2, '수성구', '2700000000', NULL, NULL, NULL),
	('2729000000', 2, '달서구', '2700000000', NULL, NULL, NULL),
	('2771000000', 2, '달성군', '2700000000', NULL, NULL, NULL),
	('2772000000', 2, '군위군', '2700000000', '2023-07-01', NULL, NULL),
	('2811000000', 2, '중구', '2800000000', NULL, '2026-06-30', NULL),
	('2812500000', 2, '제물포구', '2800000000', '2026-07-01', NULL, NULL),
	('2814000000', 2, '동구', '2800000000', NULL, '2026-06-30', '2812500000'),
	('2815500000', 2, '영종구', '2800000000', '2026-07-01', NULL, NULL),
	('2817700000', 2, '미추홀구', '2800000000', NULL, NULL, NULL),
	('2818500000', 2, '연수구', '2800000000', NULL, NULL, NULL),
	('2820000000', 2, '남동구', '2800000000', NULL, NULL, NULL),
	('2823700000', 2, '부평구', '2800000000', NULL, NULL, NULL),
	('2824500000', 2, '계양구', '2800000000', NULL, NULL, NULL),
	('2826000000', 2, '서구', '2800000000', NULL, '2026-06-30', NULL),
	('2827500000', 2, '서해구', '2800000000', '2026-07-01', NULL, NULL),
	('2829000000', 2, '검단구', '2800000000', '2026-07-01', NULL, NULL),
	('2871000000', 2, '강화군', '2800000000', NULL, NULL, NULL),
	('2872000000', 2, '옹진군', '2800000000', NULL, NULL, NULL),
	('2911000000', 2, '동구', '2900000000', NULL, '2026-06-30', '1221000000'),
	('2914000000', 2, '서구', '2900000000', NULL, '2026-06-30', '1224000000'),
	('2915500000', 2, '남구', '2900000000', NULL, '2026-06-30', '1227000000'),
	('2917000000', 2, '북구', '2900000000', NULL, '2026-06-30', '1230000000'),
	('2920000000', 2, '광산구', '2900000000', NULL, '2026-06-30', '1233000000'),
	('3011000000', 2, '동구', '3000000000', NULL, NULL, NULL),
	('3014000000', 2, '중구', '3000000000', NULL, NULL, NULL),
	('3017000000', 2, '서구', '3000000000', NULL, NULL, NULL),
	('3020000000', 2, '유성구', '3000000000', NULL, NULL, NULL),
	('3023000000', 2, '대덕구', '3000000000', NULL, NULL, NULL),
	('3111000000', 2, '중구', '3100000000', NULL, NULL, NULL),
	('3114000000', 2, '남구', '3100000000', NULL, NULL, NULL),
	('3117000000', 2, '동구', '3100000000', NULL, NULL, NULL),
	('3120000000', 2, '북구', '3100000000', NULL, NULL, NULL),
	('3171000000', 2, '울주군', '3100000000', NULL, NULL, NULL),
	('3611000000', 2, '세종특별자치시', '3600000000', NULL, NULL, NULL),
	('4111000000', 2, '수원시', '4100000000', NULL, NULL, NULL),
	('4111100000', 2, '수원시 장안구', '4100000000', NULL, NULL, NULL),
	('4111300000', 2, '수원시 권선구', '4100000000', NULL, NULL, NULL),
	('4111500000', 2, '수원시 팔달구', '4100000000', NULL, NULL, NULL),
	('4111700000', 2, '수원시 영통구', '4100000000', NULL, NULL, NULL),
	('4113000000', 2, '성남시', '4100000000', NULL, NULL, NULL),
	('4113100000', 2, '성남시 수정구', '4100000000', NULL, NULL, NULL),
	('4113300000', 2, '성남시 중원구', '4100000000', NULL, NULL, NULL),
	('4113500000', 2, '성남시 분당구', '4100000000', NULL, NULL, NULL),
	('4115000000', 2, '의정부시', '4100000000', NULL, NULL, NULL),
	('4117000000', 2, '안양시', '4100000000', NULL, NULL, NULL),
	('4117100000', 2, '안양시 만안구', '4100000000', NULL, NULL, NULL),
	('4117300000', 2, '안양시 동안구', '4100000000', NULL, NULL, NULL),
	('4119000000', 2, '부천시', '4100000000', NULL, NULL, NULL),
	('4119200000', 2, '부천시 원미구', '4100000000', '2024-01-01', NULL, NULL),
	('4119400000', 2, '부천시 소사구', '4100000000', '2024-01-01', NULL, NULL),
	('4119600000', 2, '부천시 오정구', '4100000000', '2024-01-01', NULL, NULL),
	('4121000000', 2, '광명시', '4100000000', NULL, NULL, NULL),
	('4122000000', 2, '평택시', '4100000000', NULL, NULL, NULL),
	('4125000000', 2, '동두천시', '4100000000', NULL, NULL, NULL),
	('4127000000', 2, '안산시', '4100000000', NULL, NULL, NULL),
	('4127100000', 2, '안산시 상록구', '4100000000', NULL, NULL, NULL),
	('4127300000', 2, '안산시 단원구', '4100000000', NULL, NULL, NULL),
	('4128000000', 2, '고양시', '4100000000', NULL, NULL, NULL),
	('4128100000', 2, '고양시 덕양구', '4100000000', NULL, NULL, NULL),
	('4128500000', 2, '고양시 일산동구', '4100000000', NULL, NULL, NULL),
	('4128700000', 2, '고양시 일산서구', '4100000000', NULL, NULL, NULL),
	('4129000000', 2, '과천시', '4100000000', NULL, NULL, NULL),
	('4131000000', 2, '구리시', '4100000000', NULL, NULL, NULL),
	('4136000000', 2, '남양주시', '4100000000', NULL, NULL, NULL),
	('4137000000', 2, '오산시', '4100000000', NULL, NULL, NULL),
	('4139000000', 2, '시흥시', '4100000000', NULL, NULL, NULL),
	('4141000000', 2, '군포시', '4100000000', NULL, NULL, NULL),
	('4143000000', 2, '의왕시', '4100000000', NULL, NULL, NULL),
	('4145000000', 2, '하남시', '4100000000', NULL, NULL, NULL),
	('4146000000', 2, '용인시', '4100000000', NULL, NULL, NULL),
	('4146100000', 2, '용인시 처인구', '4100000000', NULL, NULL, NULL),
	('4146300000', 2, '용인시 기흥구', '4100000000', NULL, NULL, NULL),
	('4146500000', 2, '용인시 수지구', '4100000000', NULL, NULL, NULL),
	('4148000000', 2, '파주시', '4100000000', NULL, NULL, NULL),
	('4150000000', 2, '이천시', '4100000000', NULL, NULL, NULL),
	('4155000000', 2, '안성시', '4100000000', NULL, NULL, NULL),
	('4157000000', 2, '김포시', '4100000000', NULL, NULL, NULL),
	('4159000000', 2, '화성시', '4100000000', NULL, NULL, NULL),
	('4159100000', 2, '화성시 만세구', '4100000000', '2026-02-01', NULL, NULL),
	('4159300000', 2, '화성시 효행구', '4100000000', '2026-02-01', NULL, NULL),
	('4159500000', 2, '화성시 병점구', '4100000000', '2026-02-01', NULL, NULL),
	('4159700000', 2, '화성시 동탄구', '4100000000', '2026-02-01', NULL, NULL),
	('4161000000', 2, '광주시', '4100000000', NULL, NULL, NULL),
	('4163000000', 2, '양주시', '4100000000', NULL, NULL, NULL),
	('4165000000', 2, '포천시', '4100000000', NULL, NULL, NULL),
	('4167000000', 2, '여주시', '4100000000', NULL, NULL, NULL),
	('4180000000', 2, '연천군', '4100000000', NULL, NULL, NULL),
	('4182000000', 2, '가평군', '4100000000', NULL, NULL, NULL),
	('4183000000', 2, '양평군', '4100000000', NULL, NULL, NULL),
	('4211000000', 2, '춘천시', '4200000000', NULL, '2023-06-10', '5111000000'),
	('4213000000', 2, '원주시', '4200000000', NULL, '2023-06-10', '5113000000'),
	('4215000000', 2, '강릉시', '4200000000', NULL, '2023-06-10', '5115000000'),
	('4217000000', 2, '동해시', '4200000000', NULL, '2023-06-10', '5117000000'),
	('4219000000', 2, '태백시', '4200000000', NULL, '2023-06-10', '5119000000'),
	('4221000000', 2, '속초시', '4200000000', NULL, '2023-06-10', '5121000000'),
	('4223000000', 2, '삼척시', '4200000000', NULL, '2023-06-10', '5123000000'),
	('4272000000', 2, '홍천군', '4200000000', NULL, '2023-06-10', '5172000000'),
	('4273000000', 2, '횡성군', '4200000000', NULL, '2023-06-10', '5173000000'),
	('4275000000', 2, '영월군', '4200000000', NULL, '2023-06-10', '5175000000'),
	('4276000000', 2, '평창군', '4200000000', NULL, '2023-06-10', '5176000000'),
	('4277000000', 2, '정선군', '4200000000', NULL, '2023-06-10', '5177000000'),
	('4278000000', 2, '철원군', '4200000000', NULL, '2023-06-10', '5178000000'),
	('4279000000', 2, '화천군', '4200000000', NULL, '2023-06-10', '5179000000'),
	('4280000000', 2, '양구군', '4200000000', NULL, '2023-06-10', '5180000000'),
	('4281000000', 2, '인제군', '4200000000', NULL, '2023-06-10', '5181000000'),
	('4282000000', 2, '고성군', '4200000000', NULL, '2023-06-10', '5182000000'),
	('4283000000', 2, '양양군', '4200000000', NULL, '2023-06-10', '5183000000'),
	('4311000000', 2, '청주시', '4300000000', NULL, NULL, NULL),
	('4311100000', 2, '청주시 상당구', '4300000000', NULL, NULL, NULL),
	('4311200000', 2, '청주시 서원구', '4300000000', NULL, NULL, NULL),
	('4311300000', 2, '청주시 흥덕구', '4300000000', NULL, NULL, NULL),
	('4311400000', 2, '청주시 청원구', '4300000000', NULL, NULL, NULL),
	('4313000000', 2, '충주시', '4300000000', NULL, NULL, NULL),
	('4315000000', 2, '제천시', '4300000000', NULL, NULL, NULL),
	('4372000000', 2, '보은군', '4300000000', NULL, NULL, NULL),
	('4373000000', 2, '옥천군', '4300000000', NULL, NULL, NULL),
	('4374000000', 2, '영동군', '4300000000', NULL, NULL, NULL),
	('4374500000', 2, '증평군', '4300000000', NULL, NULL, NULL),
	('4375000000', 2, '진천군', '4300000000', NULL, NULL, NULL),
	('4376000000', 2, '괴산군', '4300000000', NULL, NULL, NULL),
	('4377000000', 2, '음성군', '4300000000', NULL, NULL, NULL),
	('4380000000', 2, '단양군', '4300000000', NULL, NULL, NULL),
	('4413000000', 2, '천안시', '4400000000', NULL, NULL, NULL),
	('4413100000', 2, '천안시 동남구', '4400000000', NULL, NULL, NULL),
	('4413300000', 2, '천안시 서북구', '4400000000', NULL, NULL, NULL),
	('4415000000', 2, '공주시', '4400000000', NULL, NULL, NULL),
	('4418000000', 2, '보령시', '4400000000', NULL, NULL, NULL),
	('4420000000', 2, '아산시', '4400000000', NULL, NULL, NULL),
	('4421000000', 2, '서산시', '4400000000', NULL, NULL, NULL),
	('4423000000', 2, '논산시', '4400000000', NULL, NULL, NULL),
	('4425000000', 2, '계룡시', '4400000000', NULL, NULL, NULL),
	('4427000000', 2, '당진시', '4400000000', NULL, NULL, NULL),
	('4471000000', 2, '금산군', '4400000000', NULL, NULL, NULL),
	('4476000000', 2, '부여군', '4400000000', NULL, NULL, NULL),
	('4477000000', 2, '서천군', '4400000000', NULL, NULL, NULL),
	('4479000000', 2, '청양군', '4400000000', NULL, NULL, NULL),
	('4480000000', 2, '홍성군', '4400000000', NULL, NULL, NULL),
	('4481000000', 2, '예산군', '4400000000', NULL, NULL, NULL),
	('4482500000', 2, '태안군', '4400000000', NULL, NULL, NULL),
	('4511000000', 2, '전주시', '4500000000', NULL, '2024-01-17', '5211000000'),
	('4511100000', 2, '전주시 완산구', '4500000000', NULL, '2024-01-17', '5211100000'),
	('4511300000', 2, '전주시 덕진구', '4500000000', NULL, '2024-01-17', '5211300000'),
	('4513000000', 2, '군산시', '4500000000', NULL, '2024-01-17', '5213000000'),
	('4514000000', 2, '익산시', '4500000000', NULL, '2024-01-17', '5214000000'),
	('4518000000', 2, '정읍시', '4500000000', NULL, '2024-01-17', '5218000000'),
	('4519000000', 2, '남원시', '4500000000', NULL, '2024-01-17', '5219000000'),
	('4521000000', 2, '김제시', '4500000000', NULL, '2024-01-17', '5221000000'),
	('4571000000', 2, '완주군', '4500000000', NULL, '2024-01-17', '5271000000'),
	('4572000000', 2, '진안군', '4500000000', NULL, '2024-01-17', '5272000000'),
	('4573000000', 2, '무주군', '4500000000', NULL, '2024-01-17', '5273000000'),
	('4574000000', 2, '장수군', '4500000000', NULL, '2024-01-17', '5274000000'),
	('4575000000', 2, '임실군', '4500000000', NULL, '2024-01-17', '5275000000'),
	('4577000000', 2, '순창군', '4500000000', NULL, '2024-01-17', '5277000000'),
	('4579000000', 2, '고창군', '4500000000', NULL, '2024-01-17', '5279000000'),
	('4580000000', 2, '부안군', '4500000000', NULL, '2024-01-17', '5280000000'),
	('4611000000', 2, '목포시', '4600000000', NULL, '2026-06-30', '1211000000'),
	('4613000000', 2, '여수시', '4600000000', NULL, '2026-06-30', '1213000000'),
	('4615000000', 2, '순천시', '4600000000', NULL, '2026-06-30', '1215000000'),
	('4617000000', 2, '나주시', '4600000000', NULL, '2026-06-30', '1217000000'),
	('4623000000', 2, '광양시', '4600000000', NULL, '2026-06-30', '1219000000'),
	('4671000000', 2, '담양군', '4600000000', NULL, '2026-06-30', '1271000000'),
	('4672000000', 2, '곡성군', '4600000000', NULL, '2026-06-30', '1272000000'),
	('4673000000', 2, '구례군', '4600000000', NULL, '2026-06-30', '1273000000'),
	('4677000000', 2, '고흥군', '4600000000', NULL, '2026-06-30', '1274000000'),
	('4678000000', 2, '보성군', '4600000000', NULL, '2026-06-30', '1275000000'),
	('4679000000', 2, '화순군', '4600000000', NULL, '2026-06-30', '1276000000'),
	('4680000000', 2, '장흥군', '4600000000', NULL, '2026-06-30', '1277000000'),
	('4681000000', 2, '강진군', '4600000000', NULL, '2026-06-30', '1278000000'),
	('4682000000', 2, '해남군', '4600000000', NULL, '2026-06-30', '1279000000'),
	('4683000000', 2, '영암군', '4600000000', NULL, '2026-06-30', '1280000000'),
	('4684000000', 2, '무안군', '4600000000', NULL, '2026-06-30', '1281000000'),
	('4686000000', 2, '함평군', '4600000000', NULL, '2026-06-30', '1282000000'),
	('4687000000', 2, '영광군', '4600000000', NULL, '2026-06-30', '1283000000'),
	('4688000000', 2, '장성군', '4600000000', NULL, '2026-06-30', '1284000000'),
	('4689000000', 2, '완도군', '4600000000', NULL, '2026-06-30', '1285000000'),
	('4690000000', 2, '진도군', '4600000000', NULL, '2026-06-30', '1286000000'),
	('4691000000', 2, '신안군', '4600000000', NULL, '2026-06-30', '1287000000'),
	('4711000000', 2, '포항시', '4700000000', NULL, NULL, NULL),
	('4711100000', 2, '포항시 남구', '4700000000', NULL, NULL, NULL),
	('4711300000', 2, '포항시 북구', '4700000000', NULL, NULL, NULL),
	('4713000000', 2, '경주시', '4700000000', NULL, NULL, NULL),
	('4715000000', 2, '김천시', '4700000000', NULL, NULL, NULL),
	('4717000000', 2, '안동시', '4700000000', NULL, NULL, NULL),
	('4719000000', 2, '구미시', '4700000000', NULL, NULL, NULL),
	('4721000000', 2, '영주시', '4700000000', NULL, NULL, NULL),
	('4723000000', 2, '영천시', '4700000000', NULL, NULL, NULL),
	('4725000000', 2, '상주시', '4700000000', NULL, NULL, NULL),
	('4728000000', 2, '문경시', '4700000000', NULL, NULL, NULL),
	('4729000000', 2, '경산시', '4700000000', NULL, NULL, NULL),
	('4772000000', 2, '군위군', '4700000000', NULL, '2023-06-30', '2772000000'),
	('4773000000', 2, '의성군', '4700000000', NULL, NULL, NULL),
	('4775000000', 2, '청송군', '4700000000', NULL, NULL, NULL),
	('4776000000', 2, '영양군', '4700000000', NULL, NULL, NULL),
	('4777000000', 2, '영덕군', '4700000000', NULL, NULL, NULL),
	('4782000000', 2, '청도군', '4700000000', NULL, NULL, NULL),
	('4783000000', 2, '고령군', '4700000000', NULL, NULL, NULL),
	('4784000000', 2, '성주군', '4700000000', NULL, NULL, NULL),
	('4785000000', 2, '칠곡군', '4700000000', NULL, NULL, NULL),
	('4790000000', 2, '예천군', '4700000000', NULL, NULL, NULL),
	('4792000000', 2, '봉화군', '4700000000', NULL, NULL, NULL),
	('4793000000', 2, '울진군', '4700000000', NULL, NULL, NULL),
	('4794000000', 2, '울릉군', '4700000000', NULL, NULL, NULL),
	('4812000000', 2, '창원시', '4800000000', NULL, NULL, NULL),
	('4812100000', 2, '창원시 의창구', '4800000000', NULL, NULL, NULL),
	('4812300000', 2, '창원시 성산구', '4800000000', NULL, NULL, NULL),
	('4812500000', 2, '창원시 마산합포구', '4800000000', NULL, NULL, NULL),
	('4812700000', 2, '창원시 마산회원구', '4800000000', NULL, NULL, NULL),
	('4812900000', 2, '창원시 진해구', '4800000000', NULL, NULL, NULL),
	('4817000000', 2, '진주시', '4800000000', NULL, NULL, NULL),
	('4822000000', 2, '통영시', '4800000000', NULL, NULL, NULL),
	('4824000000', 2, '사천시', '4800000000', NULL, NULL, NULL),
	('4825000000', 2, '김해시', '4800000000', NULL, NULL, NULL),
	('4827000000', 2, '밀양시', '4800000000', NULL, NULL, NULL),
	('4831000000', 2, '거제시', '4800000000', NULL, NULL, NULL),
	('4833000000', 2, '양산시', '4800000000', NULL, NULL, NULL),
	('4872000000', 2, '의령군', '4800000000', NULL, NULL, NULL),
	('4873000000', 2, '함안군', '4800000000', NULL, NULL, NULL),
	('4874000000', 2, '창녕군', '4800000000', NULL, NULL, NULL),
	('4882000000', 2, '고성군', '4800000000', NULL, NULL, NULL),
	('4884000000', 2, '남해군', '4800000000', NULL, NULL, NULL),
	('4885000000', 2, '하동군', '4800000000', NULL, NULL, NULL),
	('4886000000', 2, '산청군', '4800000000', NULL, NULL, NULL),
	('4887000000', 2, '함양군', '4800000000', NULL, NULL, NULL),
	('4888000000', 2, '거창군', '4800000000', NULL, NULL, NULL),
	('4889000000', 2, '합천군', '4800000000', NULL, NULL, NULL),
	('5011000000', 2, '제주시', '5000000000', NULL, NULL, NULL),
	('5013000000', 2, '서귀포시', '5000000000', NULL, NULL, NULL),
	('5111000000', 2, '춘천시', '5100000000', '2023-06-11', NULL, NULL),
	('5113000000', 2, '원주시', '5100000000', '2023-06-11', NULL, NULL),
	('5115000000', 2, '강릉시', '5100000000', '2023-06-11', NULL, NULL),
	('5117000000', 2, '동해시', '5100000000', '2023-06-11', NULL, NULL),
	('5119000000', 2, '태백시', '5100000000', '2023-06-11', NULL, NULL),
	('5121000000', 2, '속초시', '5100000000', '2023-06-11', NULL, NULL),
	('5123000000', 2, '삼척시', '5100000000', '2023-06-11', NULL, NULL),
	('5172000000', 2, '홍천군', '5100000000', '2023-06-11', NULL, NULL),
	('5173000000', 2, '횡성군', '5100000000', '2023-06-11', NULL, NULL),
	('5175000000', 2, '영월군', '5100000000', '2023-06-11', NULL, NULL),
	('5176000000', 2, '평창군', '5100000000', '2023-06-11', NULL, NULL),
	('5177000000', 2, '정선군', '5100000000', '2023-06-11', NULL, NULL),
	('5178000000', 2, '철원군', '5100000000', '2023-06-11', NULL, NULL),
	('5179000000', 2, '화천군', '5100000000', '2023-06-11', NULL, NULL),
	('5180000000', 2, '양구군', '5100000000', '2023-06-11', NULL, NULL),
	('5181000000', 2, '인제군', '5100000000', '2023-06-11', NULL, NULL),
	('5182000000', 2, '고성군', '5100000000', '2023-06-11', NULL, NULL),
	('5183000000', 2, '양양군', '5100000000', '2023-06-11', NULL, NULL),
	('5211000000', 2, '전주시', '5200000000', '2024-01-18', NULL, NULL),
	('5211100000', 2, '전주시 완산구', '5200000000', '2024-01-18', NULL, NULL),
	('5211300000', 2, '전주시 덕진구', '5200000000', '2024-01-18', NULL, NULL),
	('5213000000', 2, '군산시', '5200000000', '2024-01-18', NULL, NULL),
	('5214000000', 2, '익산시', '5200000000', '2024-01-18', NULL, NULL),
	('5218000000', 2, '정읍시', '5200000000', '2024-01-18', NULL, NULL),
	('5219000000', 2, '남원시', '5200000000', '2024-01-18', NULL, NULL),
	('5221000000', 2, '김제시', '5200000000', '2024-01-18', NULL, NULL),
	('5271000000', 2, '완주군', '5200000000', '2024-01-18', NULL, NULL),
	('5272000000', 2, '진안군', '5200000000', '2024-01-18', NULL, NULL),
	('5273000000', 2, '무주군', '5200000000', '2024-01-18', NULL, NULL),
	('5274000000', 2, '장수군', '5200000000', '2024-01-18', NULL, NULL),
	('5275000000', 2, '임실군', '5200000000', '2024-01-18', NULL, NULL),
	('5277000000', 2, '순창군', '5200000000', '2024-01-18', NULL, NULL),
	('5279000000', 2, '고창군', '5200000000', '2024-01-18', NULL, NULL),
	('5280000000', 2, '부안군', '5200000000', '2024-01-18', NULL, NULL);

INSERT INTO "RegionUpdate" ("updateNo", "fileName", "added", "renamed", "closed", "updatedAt", "employeeNo") VALUES
	(1, '법정동코드 (시·도와 시·군·구)', 285, 0, 0, '2026-09-16 15:00:00+00', NULL);

INSERT INTO "SetupCheck" ("kind", "code", "madeAt", "endsAt", "confirmedAt") VALUES
	('backup', upper(left(replace(gen_random_uuid()::text, '-', ''), 8)), CURRENT_TIMESTAMP, NULL, NULL);

INSERT INTO "SiteLink" ("place", "noticeNo", "version", "changedAt", "changedBy") VALUES
	('homeGuide', 137, 1, CURRENT_TIMESTAMP, NULL),
	('homeSchedule', 262, 1, CURRENT_TIMESTAMP, NULL),
	('menuGuide', 137, 1, CURRENT_TIMESTAMP, NULL);

INSERT INTO "WorkingHoliday" ("day", "name") VALUES
	('2026-12-25', '기독탄신일'),
	('2027-01-01', '신정'),
	('2027-02-08', '설날 연휴'),
	('2027-02-09', '설날 대체공휴일'),
	('2027-03-01', '3·1절'),
	('2027-05-05', '어린이날'),
	('2027-05-13', '부처님 오신 날'),
	('2027-08-16', '광복절 대체공휴일'),
	('2027-09-14', '추석 연휴'),
	('2027-09-15', '추석'),
	('2027-09-16', '추석 연휴'),
	('2027-10-04', '개천절 대체공휴일'),
	('2027-10-11', '한글날 대체공휴일'),
	('2027-12-27', '기독탄신일 대체공휴일');

INSERT INTO "WorkingSpan" ("weekday", "fromMinute", "untilMinute") VALUES
	(1, 540, 720),
	(1, 780, 1080),
	(2, 540, 720),
	(2, 780, 1080),
	(3, 540, 720),
	(3, 780, 1080),
	(4, 540, 720),
	(4, 780, 1080),
	(5, 540, 720),
	(5, 780, 1080);

SELECT pg_catalog.setval('"AccountNote_noteNo_seq"', 1, false);

SELECT pg_catalog.setval('"ApplicationWindow_windowNo_seq"', 1, false);

SELECT pg_catalog.setval('"Application_applicationNo_seq"', 1, false);

SELECT pg_catalog.setval('"Approval_approvalNo_seq"', 1, false);

SELECT pg_catalog.setval('"AssociationVersion_versionNo_seq"', 1, true);

SELECT pg_catalog.setval('"AttendanceSheet_sheetNo_seq"', 1, false);

SELECT pg_catalog.setval('"AuditEntry_auditNo_seq"', 1, false);

SELECT pg_catalog.setval('"BankDeposit_bankDepositNo_seq"', 1, false);

SELECT pg_catalog.setval('"Banner_bannerNo_seq"', 1, false);

SELECT pg_catalog.setval('"BlockedRange_rangeNo_seq"', 1, false);

SELECT pg_catalog.setval('"Branch_branchNo_seq"', 1, false);

SELECT pg_catalog.setval('"BulkOperation_bulkOperationNo_seq"', 1, false);

SELECT pg_catalog.setval('"CampaignTest_testNo_seq"', 1, false);

SELECT pg_catalog.setval('"Campaign_campaignNo_seq"', 1, false);

SELECT pg_catalog.setval('"CannedAnswer_cannedNo_seq"', 1, false);

SELECT pg_catalog.setval('"CashReceipt_cashReceiptNo_seq"', 1, false);

SELECT pg_catalog.setval('"Certificate_certificateNo_seq"', 1, false);

SELECT pg_catalog.setval('"Closing_closingNo_seq"', 1, false);

SELECT pg_catalog.setval('"ConsentRecord_consentNo_seq"', 1, false);

SELECT pg_catalog.setval('"Content_contentNo_seq"', 17, true);

SELECT pg_catalog.setval('"Course_courseNo_seq"', 1, false);

SELECT pg_catalog.setval('"DatabaseReturn_returnNo_seq"', 1, false);

SELECT pg_catalog.setval('"DesignationVerdict_verdictNo_seq"', 1, false);

SELECT pg_catalog.setval('"CheckInPass_checkInPassNo_seq"', 1, false);

SELECT pg_catalog.setval('"Employee_employeeNo_seq"', 1, false);

SELECT pg_catalog.setval('"ExamAttempt_attemptNo_seq"', 1, false);

SELECT pg_catalog.setval('"ExamQuestion_questionNo_seq"', 1, false);

SELECT pg_catalog.setval('"Exemption_exemptionNo_seq"', 1, false);

SELECT pg_catalog.setval('"HandMark_markNo_seq"', 1, false);

SELECT pg_catalog.setval('"HelpAction_actionNo_seq"', 1, false);

SELECT pg_catalog.setval('"Help_helpNo_seq"', 1, false);

SELECT pg_catalog.setval('"InPersonEnrolment_inPersonEnrolmentNo_seq"', 1, false);

SELECT pg_catalog.setval('"InPersonSession_sessionNo_seq"', 1, false);

SELECT pg_catalog.setval('"InquiryAction_actionNo_seq"', 1, false);

SELECT pg_catalog.setval('"InquiryNote_noteNo_seq"', 1, false);

SELECT pg_catalog.setval('"InquiryReviewVersion_versionNo_seq"', 1, false);

SELECT pg_catalog.setval('"InquiryReview_reviewNo_seq"', 1, false);

SELECT pg_catalog.setval('"InquiryTopic_topicNo_seq"', 7, true);

SELECT pg_catalog.setval('"Inquiry_inquiryNo_seq"', 1, false);

SELECT pg_catalog.setval('"InstructorQualification_qualificationNo_seq"', 1, false);

SELECT pg_catalog.setval('"Instructor_instructorNo_seq"', 1, false);

SELECT pg_catalog.setval('"InvoiceWish_wishNo_seq"', 1, false);

SELECT pg_catalog.setval('"LectureVideo_videoNo_seq"', 1, false);

SELECT pg_catalog.setval('"Lecture_lectureNo_seq"', 1, false);

SELECT pg_catalog.setval('"LedgerEntry_entryNo_seq"', 1, false);

SELECT pg_catalog.setval('"LicenceChange_changeNo_seq"', 1, false);

SELECT pg_catalog.setval('"LicenceCheck_checkNo_seq"', 1, false);

SELECT pg_catalog.setval('"LicenceSync_syncNo_seq"', 1, false);

SELECT pg_catalog.setval('"MemberMerge_mergeNo_seq"', 1, false);

SELECT pg_catalog.setval('"Member_memberNo_seq"', 1, false);

SELECT pg_catalog.setval('"MessageText_versionNo_seq"', 1, false);

SELECT pg_catalog.setval('"Message_messageNo_seq"', 1, false);

SELECT pg_catalog.setval('"OldEducation_oldEduNo_seq"', 1, false);

SELECT pg_catalog.setval('"OnlineEnrolment_enrolmentNo_seq"', 1, false);

SELECT pg_catalog.setval('"Outbox_outboxNo_seq"', 1, false);

SELECT pg_catalog.setval('"Passkey_passkeyNo_seq"', 1, false);

SELECT pg_catalog.setval('"PaymentEvent_eventNo_seq"', 1, false);

SELECT pg_catalog.setval('"Payment_paymentNo_seq"', 1, false);

SELECT pg_catalog.setval('"PhoneCode_phoneCodeNo_seq"', 1, false);

SELECT pg_catalog.setval('"Popup_popupNo_seq"', 1, false);

SELECT pg_catalog.setval('"Post_postNo_seq"', 1000, true);

SELECT pg_catalog.setval('"ReconciliationException_exceptionNo_seq"', 1, false);

SELECT pg_catalog.setval('"ReconciliationRun_runNo_seq"', 1, false);

SELECT pg_catalog.setval('"Refund_refundNo_seq"', 1, false);

SELECT pg_catalog.setval('"RegionUpdate_updateNo_seq"', 1, true);

SELECT pg_catalog.setval('"RelatedSite_siteNo_seq"', 1, false);

SELECT pg_catalog.setval('"RoleGrant_grantNo_seq"', 1, false);

SELECT pg_catalog.setval('"RoleReview_reviewNo_seq"', 1, false);

SELECT pg_catalog.setval('"SavedExport_savedNo_seq"', 1, false);

SELECT pg_catalog.setval('"SavedView_viewNo_seq"', 1, false);

SELECT pg_catalog.setval('"SeatMove_moveNo_seq"', 1, false);

SELECT pg_catalog.setval('"SessionChange_changeNo_seq"', 1, false);

SELECT pg_catalog.setval('"SessionLesson_lessonNo_seq"', 1, false);

SELECT pg_catalog.setval('"SettingsPreview_previewNo_seq"', 1, false);

SELECT pg_catalog.setval('"MemberCase_caseNo_seq"', 1, false);

SELECT pg_catalog.setval('"StaffExport_exportNo_seq"', 1, false);

SELECT pg_catalog.setval('"StaffImport_importNo_seq"', 1, false);

SELECT pg_catalog.setval('"StaffText_textNo_seq"', 1, false);

SELECT pg_catalog.setval('"StatisticCheck_checkNo_seq"', 1, false);

SELECT pg_catalog.setval('"StatisticMark_markNo_seq"', 1, false);

SELECT pg_catalog.setval('"StudyExtension_extensionNo_seq"', 1, false);

SELECT pg_catalog.setval('"SurveyQuestion_questionNo_seq"', 1, false);

SELECT pg_catalog.setval('"Survey_surveyNo_seq"', 1, false);

SELECT pg_catalog.setval('"Venue_venueNo_seq"', 1, false);

SELECT pg_catalog.setval('"WaitingEntry_waitingNo_seq"', 1, false);

ALTER TABLE ONLY "InPersonSession"
    ADD CONSTRAINT "InPersonSession_venue_once" EXCLUDE USING "gist" ("int4range"("venueNo", "venueNo", '[]'::"text") WITH &&, "tstzrange"("startsAt", "endsAt") WITH &&) WHERE (("keepsVenue" AND ("status" <> 'cancelled'::"InPersonSessionStatus")));

ALTER TABLE "Message"
    ADD CONSTRAINT "Message_tomorrow_has_day" CHECK ((("kind" <> 'sessionTomorrow'::"MessageKind") OR ("forOn" IS NOT NULL))) NOT VALID;

ALTER TABLE ONLY "SessionLesson"
    ADD CONSTRAINT "SessionLesson_instructor_once" EXCLUDE USING "gist" ("int4range"("instructorNo", "instructorNo", '[]'::"text") WITH &&, "tstzrange"("startsAt", "endsAt") WITH &&);

CREATE INDEX "AccountNote_at_idx" ON "AccountNote" USING "btree" ("at");

CREATE INDEX "AccountNote_memberNo_at_idx" ON "AccountNote" USING "btree" ("memberNo", "at");

CREATE INDEX "ApplicationWindow_courseNo_idx" ON "ApplicationWindow" USING "btree" ("courseNo");

CREATE INDEX "Application_memberNo_idx" ON "Application" USING "btree" ("memberNo");

CREATE INDEX "Approval_makerNo_approvalNo_idx" ON "Approval" USING "btree" ("makerNo", "approvalNo" DESC);

CREATE UNIQUE INDEX "Approval_one_pending" ON "Approval" USING "btree" ("kind", "subject") WHERE ("status" = 'pending'::"ApprovalStatus");

CREATE INDEX "Approval_status_endsAt_idx" ON "Approval" USING "btree" ("status", "endsAt");

CREATE UNIQUE INDEX "AssociationVersion_approvalNo_key" ON "AssociationVersion" USING "btree" ("approvalNo");

CREATE UNIQUE INDEX "AssociationVersion_start" ON "AssociationVersion" USING "btree" ("startsAt") WHERE ("supersedesNo" IS NULL);

CREATE UNIQUE INDEX "AssociationVersion_supersedesNo_key" ON "AssociationVersion" USING "btree" ("supersedesNo");

CREATE INDEX "AttendanceSheet_askedAt_idx" ON "AttendanceSheet" USING "btree" ("askedAt");

CREATE INDEX "Attendance_applicationNo_idx" ON "Attendance" USING "btree" ("applicationNo");

CREATE INDEX "AuditEntry_at" ON "AuditEntry" USING "btree" ("at", "auditNo");

CREATE INDEX "AuditEntry_employeeNo_at_idx" ON "AuditEntry" USING "btree" ("employeeNo", "at");

CREATE INDEX "AuditEntry_memberNo_at_idx" ON "AuditEntry" USING "btree" ("memberNo", "at");

CREATE INDEX "AuditEntry_operation" ON "AuditEntry" USING "btree" ("operation", "at", "auditNo");

CREATE INDEX "BankDeposit_depositedAt_bankDepositNo_idx" ON "BankDeposit" USING "btree" ("depositedAt", "bankDepositNo");

CREATE INDEX "BankDeposit_employeeNo_idx" ON "BankDeposit" USING "btree" ("employeeNo");

CREATE INDEX "BankDeposit_importNo_idx" ON "BankDeposit" USING "btree" ("importNo");

CREATE INDEX "BankDeposit_matchedNo_idx" ON "BankDeposit" USING "btree" ("matchedNo");

CREATE UNIQUE INDEX "BankDeposit_matched_once" ON "BankDeposit" USING "btree" ("matchedNo") WHERE ("match" = ANY (ARRAY['order'::"BankDepositMatch", 'name'::"BankDepositMatch", 'chosen'::"BankDepositMatch"]));

CREATE UNIQUE INDEX "BankDeposit_paymentNo_key" ON "BankDeposit" USING "btree" ("paymentNo");

CREATE UNIQUE INDEX "BankDeposit_statementKey_key" ON "BankDeposit" USING "btree" ("statementKey");

CREATE INDEX "Booking_exception" ON "Booking" USING "btree" ("sessionNo") WHERE ("exceptionText" IS NOT NULL);

CREATE INDEX "Booking_holds" ON "Booking" USING "btree" ("heldUntil") WHERE ("seat" = 'held'::"SeatState");

CREATE INDEX "Booking_memberNo_idx" ON "Booking" USING "btree" ("memberNo");

CREATE INDEX "Booking_seats" ON "Booking" USING "btree" ("sessionNo") WHERE ("seat" = ANY (ARRAY['held'::"SeatState", 'sold'::"SeatState"]));

CREATE INDEX "Branch_parentNo_idx" ON "Branch" USING "btree" ("parentNo");

CREATE INDEX "BulkOperationRow_open" ON "BulkOperationRow" USING "btree" ("bulkOperationNo", "subjectNo") WHERE ("doneAt" IS NULL);

CREATE INDEX "BulkOperation_employeeNo_idx" ON "BulkOperation" USING "btree" ("employeeNo");

CREATE INDEX "BulkOperation_orderedAt_idx" ON "BulkOperation" USING "btree" ("orderedAt");

CREATE UNIQUE INDEX "BulkOperation_setNo_kind_key" ON "BulkOperation" USING "btree" ("setNo", "kind");

CREATE INDEX "BulkOperation_textNo_idx" ON "BulkOperation" USING "btree" ("textNo");

CREATE INDEX "CampaignPerson_campaignNo_takenAt_idx" ON "CampaignPerson" USING "btree" ("campaignNo", "takenAt");

CREATE INDEX "CampaignPerson_memberNo_idx" ON "CampaignPerson" USING "btree" ("memberNo");

CREATE UNIQUE INDEX "CampaignPerson_messageNo_key" ON "CampaignPerson" USING "btree" ("messageNo");

CREATE UNIQUE INDEX "CampaignPerson_one_phone" ON "CampaignPerson" USING "btree" ("campaignNo", "phone") WHERE ("leftOut" IS NULL);

CREATE INDEX "CampaignTest_campaignNo_askedAt_idx" ON "CampaignTest" USING "btree" ("campaignNo", "askedAt");

CREATE INDEX "CampaignTest_employeeNo_idx" ON "CampaignTest" USING "btree" ("employeeNo");

CREATE INDEX "Campaign_createdAt_idx" ON "Campaign" USING "btree" ("createdAt");

CREATE INDEX "Campaign_employeeNo_idx" ON "Campaign" USING "btree" ("employeeNo");

CREATE INDEX "Campaign_status_idx" ON "Campaign" USING "btree" ("status");

CREATE UNIQUE INDEX "CashReceipt_in_force" ON "CashReceipt" USING "btree" ("paymentNo") WHERE ("status" = ANY (ARRAY['requested'::"CashReceiptStatus", 'issued'::"CashReceiptStatus", 'cancelling'::"CashReceiptStatus"]));

CREATE INDEX "CashReceipt_paymentNo_idx" ON "CashReceipt" USING "btree" ("paymentNo");

CREATE INDEX "CashReceipt_requestedAt_cashReceiptNo_idx" ON "CashReceipt" USING "btree" ("requestedAt", "cashReceiptNo");

CREATE UNIQUE INDEX "Certificate_certificateNumber_key" ON "Certificate" USING "btree" ("certificateNumber");

CREATE UNIQUE INDEX "Certificate_enrolmentNo_key" ON "Certificate" USING "btree" ("enrolmentNo");

CREATE INDEX "Certificate_failed" ON "Certificate" USING "btree" ("issuedAt") WHERE (("failure" IS NOT NULL) AND ("fileNo" IS NULL));

CREATE UNIQUE INDEX "Certificate_fileNo_key" ON "Certificate" USING "btree" ("fileNo");

CREATE UNIQUE INDEX "Certificate_inPersonEnrolmentNo_key" ON "Certificate" USING "btree" ("inPersonEnrolmentNo");

CREATE INDEX "Certificate_issuedAt_certificateNo_idx" ON "Certificate" USING "btree" ("issuedAt", "certificateNo");

CREATE INDEX "Certificate_status_idx" ON "Certificate" USING "btree" ("status");

CREATE UNIQUE INDEX "Certificate_verificationNumber_key" ON "Certificate" USING "btree" ("verificationNumber");

CREATE INDEX "Closing_day_idx" ON "Closing" USING "btree" ("day");

CREATE UNIQUE INDEX "Closing_in_force" ON "Closing" USING "btree" ("day") WHERE ("reopenedAt" IS NULL);

CREATE INDEX "ConsentRecord_memberNo_kind_at_idx" ON "ConsentRecord" USING "btree" ("memberNo", "kind", "at");

CREATE INDEX "Content_kind_part_changedAt_contentNo_idx" ON "Content" USING "btree" ("kind", "part", "changedAt" DESC, "contentNo" DESC);

CREATE UNIQUE INDEX "Content_kind_recordNo_key" ON "Content" USING "btree" ("kind", "recordNo");

CREATE UNIQUE INDEX "Course_approvalNo_key" ON "Course" USING "btree" ("approvalNo");

CREATE UNIQUE INDEX "Course_one_draft" ON "Course" USING "btree" ("year", "salesType", "industryType", "onlineType") WHERE ("startsAt" IS NULL);

CREATE UNIQUE INDEX "Course_one_start" ON "Course" USING "btree" ("year", "salesType", "industryType", "onlineType", "startsAt") WHERE ("startsAt" IS NOT NULL);

CREATE UNIQUE INDEX "Course_year_salesType_industryType_onlineType_edition_key" ON "Course" USING "btree" ("year", "salesType", "industryType", "onlineType", "edition");

CREATE INDEX "DesignationVerdict_enrolmentNo_idx" ON "DesignationVerdict" USING "btree" ("enrolmentNo");

CREATE UNIQUE INDEX "DesignationVerdict_fileNo_key" ON "DesignationVerdict" USING "btree" ("fileNo");

CREATE INDEX "DesignationVerdict_inPersonEnrolmentNo_idx" ON "DesignationVerdict" USING "btree" ("inPersonEnrolmentNo");

CREATE UNIQUE INDEX "CheckInPass_codeHash_key" ON "CheckInPass" USING "btree" ("codeHash");

CREATE INDEX "CheckInScan_sessionNo_applicationNo_idx" ON "CheckInScan" USING "btree" ("sessionNo", "applicationNo");

CREATE UNIQUE INDEX "EmployeeSetUp_tokenHash_key" ON "EmployeeSetUp" USING "btree" ("tokenHash");

CREATE UNIQUE INDEX "Employee_loginId_key" ON "Employee" USING "btree" ("loginId");

CREATE INDEX "EnrolmentSlip_failed" ON "EnrolmentSlip" USING "btree" ("issuedAt") WHERE (("failure" IS NOT NULL) AND ("fileNo" IS NULL));

CREATE UNIQUE INDEX "EnrolmentSlip_fileNo_key" ON "EnrolmentSlip" USING "btree" ("fileNo");

CREATE UNIQUE INDEX "ExamAttempt_enrolmentNo_round_key" ON "ExamAttempt" USING "btree" ("enrolmentNo", "round");

CREATE UNIQUE INDEX "ExamAttempt_one_open" ON "ExamAttempt" USING "btree" ("enrolmentNo") WHERE ("submittedAt" IS NULL);

CREATE INDEX "ExamAttempt_submittedAt_idx" ON "ExamAttempt" USING "btree" ("submittedAt");

CREATE INDEX "ExamItemDay_questionNo_idx" ON "ExamItemDay" USING "btree" ("questionNo");

CREATE UNIQUE INDEX "ExamQuestion_originNo_edition_key" ON "ExamQuestion" USING "btree" ("originNo", "edition");

CREATE INDEX "Exemption_approvalNo_idx" ON "Exemption" USING "btree" ("approvalNo");

CREATE UNIQUE INDEX "Exemption_in_force" ON "Exemption" USING "btree" ("memberNo", "ground", "licenceKey", "year", "salesType", "industryType") WHERE ("endedAt" IS NULL);

CREATE INDEX "Exemption_licenceKey_year_idx" ON "Exemption" USING "btree" ("licenceKey", "year");

CREATE INDEX "Exemption_memberNo_idx" ON "Exemption" USING "btree" ("memberNo");

CREATE INDEX "FormerAccount_memberNo_idx" ON "FormerAccount" USING "btree" ("memberNo");

CREATE UNIQUE INDEX "FormerEnrolment_enrolmentNo_key" ON "FormerEnrolment" USING "btree" ("enrolmentNo");

CREATE INDEX "HandMark_sessionNo_applicationNo_idx" ON "HandMark" USING "btree" ("sessionNo", "applicationNo");

CREATE INDEX "HelpAction_helpNo_at_idx" ON "HelpAction" USING "btree" ("helpNo", "at");

CREATE INDEX "Help_helperNo_askedAt_idx" ON "Help" USING "btree" ("helperNo", "askedAt");

CREATE INDEX "Help_ownerNo_askedAt_idx" ON "Help" USING "btree" ("ownerNo", "askedAt");

CREATE UNIQUE INDEX "Help_tokenHash_key" ON "Help" USING "btree" ("tokenHash");

CREATE INDEX "IdentityCheck_enrolmentNo_confirmedAt_idx" ON "IdentityCheck" USING "btree" ("enrolmentNo", "confirmedAt");

CREATE INDEX "IdentityCheck_requestedAt_idx" ON "IdentityCheck" USING "btree" ("requestedAt");

CREATE INDEX "IdentityProof_memberNo_idx" ON "IdentityProof" USING "btree" ("memberNo");

CREATE INDEX "IdentityProof_refused" ON "IdentityProof" USING "btree" ("memberNo", "requestedAt" DESC) WHERE ("refusedReason" IS NOT NULL);

CREATE INDEX "IdentityProof_requestedAt_idx" ON "IdentityProof" USING "btree" ("requestedAt");

CREATE INDEX "ImportOrigin_kind_recordNo_idx" ON "ImportOrigin" USING "btree" ("kind", "recordNo");

CREATE INDEX "InPersonEnrolment_applicant_parts" ON "InPersonEnrolment" USING "gin" ("grams_of"("lower"(((("businessName")::"text" || ' '::"text") || ("userName")::"text")))) WITH ("fastupdate"='off');
ALTER INDEX "InPersonEnrolment_applicant_parts" ALTER COLUMN 1 SET STATISTICS 1000;

CREATE INDEX "InPersonEnrolment_applicationNo_idx" ON "InPersonEnrolment" USING "btree" ("applicationNo");

CREATE INDEX "InPersonEnrolment_appliedAt_idx" ON "InPersonEnrolment" USING "btree" ("appliedAt");

CREATE INDEX "InPersonEnrolment_business_start" ON "InPersonEnrolment" USING "btree" ("businessName" COLLATE "C", "memberNo");

CREATE INDEX "InPersonEnrolment_completedAt_idx" ON "InPersonEnrolment" USING "btree" ("completedAt");

CREATE INDEX "InPersonEnrolment_designation" ON "InPersonEnrolment" USING "btree" ("designationFileNo") WHERE ("designationFileNo" IS NOT NULL);

CREATE INDEX "InPersonEnrolment_ended" ON "InPersonEnrolment" USING "btree" ("appliedAt") WHERE ("status" = ANY (ARRAY['cancelled'::"InPersonStatus", 'refunded'::"InPersonStatus", 'absent'::"InPersonStatus"]));

CREATE INDEX "InPersonEnrolment_licenceKey_year_idx" ON "InPersonEnrolment" USING "btree" ("licenceKey", "year");

CREATE INDEX "InPersonEnrolment_memberNo_appliedAt_idx" ON "InPersonEnrolment" USING "btree" ("memberNo", "appliedAt" DESC);

CREATE UNIQUE INDEX "InPersonEnrolment_one_live" ON "InPersonEnrolment" USING "btree" ("licenceKey", "year", "salesType") WHERE ("status" <> ALL (ARRAY['cancelled'::"InPersonStatus", 'refunded'::"InPersonStatus", 'absent'::"InPersonStatus", 'revoked'::"InPersonStatus"]));

CREATE INDEX "InPersonSession_open_ends" ON "InPersonSession" USING "btree" ("endsAt") WHERE ("status" = 'open'::"InPersonSessionStatus");

CREATE INDEX "InPersonSession_startsAt_idx" ON "InPersonSession" USING "btree" ("startsAt");

CREATE INDEX "InPersonSession_venueNo_startsAt_idx" ON "InPersonSession" USING "btree" ("venueNo", "startsAt");

CREATE INDEX "InquiryAction_inquiryNo_actionNo_idx" ON "InquiryAction" USING "btree" ("inquiryNo", "actionNo");

CREATE UNIQUE INDEX "InquiryNote_inquiryNo_requestNo_key" ON "InquiryNote" USING "btree" ("inquiryNo", "requestNo");

CREATE UNIQUE INDEX "InquiryReviewVersion_reviewNo_version_key" ON "InquiryReviewVersion" USING "btree" ("reviewNo", "version");

CREATE UNIQUE INDEX "InquiryReview_inquiryNo_requestNo_key" ON "InquiryReview" USING "btree" ("inquiryNo", "requestNo");

CREATE INDEX "Inquiry_tableState_dueAt_inquiryNo_idx" ON "Inquiry" USING "btree" ("tableState", "dueAt", "inquiryNo");

CREATE INDEX "Inquiry_firstAnswerAt_idx" ON "Inquiry" USING "btree" ("firstAnswerAt");

CREATE INDEX "Inquiry_inquiryType_inquiryNo_idx" ON "Inquiry" USING "btree" ("inquiryType", "inquiryNo" DESC);

CREATE UNIQUE INDEX "Inquiry_memberNo_requestNo_key" ON "Inquiry" USING "btree" ("memberNo", "requestNo");

CREATE INDEX "Inquiry_memberNo_writtenAt_idx" ON "Inquiry" USING "btree" ("memberNo", "writtenAt");

CREATE INDEX "Inquiry_mergedIntoNo_idx" ON "Inquiry" USING "btree" ("mergedIntoNo");

CREATE INDEX "Inquiry_topicNo_idx" ON "Inquiry" USING "btree" ("topicNo");

CREATE INDEX "Inquiry_writtenAt_idx" ON "Inquiry" USING "btree" ("writtenAt") WHERE ("answeredAt" IS NULL);

CREATE INDEX "InstructorQualification_instructorNo_idx" ON "InstructorQualification" USING "btree" ("instructorNo");

CREATE INDEX "InvoiceWish_askedAt_wishNo_idx" ON "InvoiceWish" USING "btree" ("askedAt", "wishNo");

CREATE UNIQUE INDEX "InvoiceWish_paymentNo_key" ON "InvoiceWish" USING "btree" ("paymentNo");

CREATE UNIQUE INDEX "LectureVideo_edition" ON "LectureVideo" USING "btree" ("lectureNo", "edition") WHERE ("state" <> 'stopped'::"VideoState");

CREATE INDEX "LectureVideo_lectureNo_edition_idx" ON "LectureVideo" USING "btree" ("lectureNo", "edition");

CREATE UNIQUE INDEX "LectureVideo_mediaKey_key" ON "LectureVideo" USING "btree" ("mediaKey");

CREATE UNIQUE INDEX "LectureVideo_inProgress" ON "LectureVideo" USING "btree" ("lectureNo") WHERE ("state" = ANY (ARRAY['uploading'::"VideoState", 'checking'::"VideoState", 'converting'::"VideoState", 'captions'::"VideoState", 'ready'::"VideoState", 'failed'::"VideoState"]));

CREATE INDEX "LectureProgress_address" ON "LectureProgress" USING "btree" ("enrolmentNo") WHERE (("lastIpAddress")::"text" <> ''::"text");

CREATE UNIQUE INDEX "Lecture_mediaKey_key" ON "Lecture" USING "btree" ("mediaKey");

CREATE UNIQUE INDEX "LedgerEntry_paymentNo_posting_account_key" ON "LedgerEntry" USING "btree" ("paymentNo", "posting", "account");

CREATE INDEX "LicenceChange_licenceNo_idx" ON "LicenceChange" USING "btree" ("licenceNo");

CREATE INDEX "LicenceChange_syncNo_idx" ON "LicenceChange" USING "btree" ("syncNo");

CREATE INDEX "LicenceCheck_changeNo_idx" ON "LicenceCheck" USING "btree" ("changeNo");

CREATE INDEX "LicenceCheck_enrolmentNo_idx" ON "LicenceCheck" USING "btree" ("enrolmentNo");

CREATE INDEX "LicenceCheck_inPersonEnrolmentNo_idx" ON "LicenceCheck" USING "btree" ("inPersonEnrolmentNo");

CREATE INDEX "LicenceCheck_madeAt_checkNo_idx" ON "LicenceCheck" USING "btree" ("madeAt", "checkNo");

CREATE UNIQUE INDEX "LicenceCheck_open_in_person" ON "LicenceCheck" USING "btree" ("inPersonEnrolmentNo", "cause") WHERE (("outcome" IS NULL) AND ("inPersonEnrolmentNo" IS NOT NULL));

CREATE UNIQUE INDEX "LicenceCheck_open_online" ON "LicenceCheck" USING "btree" ("enrolmentNo", "cause") WHERE (("outcome" IS NULL) AND ("enrolmentNo" IS NOT NULL));

CREATE INDEX "LicenceCheck_waiting" ON "LicenceCheck" USING "btree" ("madeAt", "checkNo") WHERE ("outcome" IS NULL);

CREATE INDEX "LicenceSync_businessTypeName_finishedAt_idx" ON "LicenceSync" USING "btree" ("businessTypeName", "finishedAt");

CREATE UNIQUE INDEX "LicenceSync_one_open" ON "LicenceSync" USING "btree" ("businessTypeName") WHERE ("finishedAt" IS NULL);

CREATE INDEX "Licence_businessName_idx" ON "Licence" USING "btree" ("businessName");

CREATE INDEX "Licence_business_name_grams" ON "Licence" USING "gin" ("grams_of"("lower"(("businessName")::"text")));
ALTER INDEX "Licence_business_name_grams" ALTER COLUMN 1 SET STATISTICS 1000;

CREATE INDEX "Licence_key" ON "Licence" USING "btree" ("regexp_replace"(("licenceNo")::"text", '\D'::"text", ''::"text", 'g'::"text"));

CREATE INDEX "Licence_representative_name_grams" ON "Licence" USING "gin" ("grams_of"("lower"(("representativeName")::"text")));

CREATE INDEX "Licence_sidoCode_representativeName_idx" ON "Licence" USING "btree" ("sidoCode", "representativeName");

CREATE INDEX "LinkToken_memberNo_idx" ON "LinkToken" USING "btree" ("memberNo");

CREATE INDEX "Login_loggedInAt_idx" ON "Login" USING "btree" ("loggedInAt");

CREATE INDEX "Login_memberNo_loggedInAt_idx" ON "Login" USING "btree" ("memberNo", "loggedInAt");

CREATE UNIQUE INDEX "Login_one_live" ON "Login" USING "btree" ("memberNo", "applicationId") WHERE ("endedAt" IS NULL);

CREATE UNIQUE INDEX "MemberMerge_approvalNo_key" ON "MemberMerge" USING "btree" ("approvalNo");

CREATE INDEX "MemberMerge_closedNo_idx" ON "MemberMerge" USING "btree" ("closedNo");

CREATE INDEX "MemberMerge_stayNo_idx" ON "MemberMerge" USING "btree" ("stayNo");

CREATE INDEX "Member_createdAt_idx" ON "Member" USING "btree" ("createdAt");

CREATE UNIQUE INDEX "Member_identityKeyHash_key" ON "Member" USING "btree" ("identityKeyHash");

CREATE INDEX "Member_joined" ON "Member" USING "btree" ("createdAt", "memberNo") WHERE ("withdrawnAt" IS NULL);

CREATE INDEX "Member_last_login" ON "Member" USING "btree" ("lastLoginAt" DESC NULLS LAST, "memberNo" DESC) WHERE ("withdrawnAt" IS NULL);

CREATE INDEX "Member_marketingAgreedAt_idx" ON "Member" USING "btree" ("marketingAgreedAt");

CREATE INDEX "Member_mergedIntoNo_idx" ON "Member" USING "btree" ("mergedIntoNo");

CREATE INDEX "Member_name_start" ON "Member" USING "btree" ("name" COLLATE "C", "memberNo" DESC) WHERE ("withdrawnAt" IS NULL);

CREATE INDEX "Member_phone_end" ON "Member" USING "btree" ("right"(("phone")::"text", 4)) WHERE ("withdrawnAt" IS NULL);

CREATE INDEX "Member_phone_idx" ON "Member" USING "btree" ("phone");

CREATE UNIQUE INDEX "Member_userId_key" ON "Member" USING "btree" ("userId");

CREATE UNIQUE INDEX "MessageText_approvalNo_key" ON "MessageText" USING "btree" ("approvalNo");

CREATE INDEX "MessageText_kind_startsAt_idx" ON "MessageText" USING "btree" ("kind", "startsAt");

CREATE UNIQUE INDEX "Message_consent_once" ON "Message" USING "btree" ("aboutNo", "kind") WHERE ("kind" = ANY (ARRAY['consentAskedAgain'::"MessageKind", 'consentChanged'::"MessageKind"]));

CREATE INDEX "Message_createdAt_idx" ON "Message" USING "btree" ("createdAt");

CREATE INDEX "Message_memberNo_createdAt_idx" ON "Message" USING "btree" ("memberNo", "createdAt");

CREATE UNIQUE INDEX "Message_online_once" ON "Message" USING "btree" ("aboutNo", "kind") WHERE ("kind" = ANY (ARRAY['accountIssued'::"MessageKind", 'paid'::"MessageKind", 'quietForWeek'::"MessageKind", 'daysLeft30'::"MessageKind", 'daysLeft7'::"MessageKind", 'daysLeft1'::"MessageKind", 'completed'::"MessageKind", 'refunded'::"MessageKind", 'helpAsked'::"MessageKind", 'inquiryAnswered'::"MessageKind"]));

CREATE UNIQUE INDEX "Message_reminder_once" ON "Message" USING "btree" ("aboutNo", "kind") WHERE ("kind" = ANY (ARRAY['paymentWaiting'::"MessageKind", 'depositDue'::"MessageKind"]));

CREATE INDEX "Message_results_awaited" ON "Message" USING "btree" ("sentAt") WHERE (("sentAt" IS NOT NULL) AND ("deliveredAt" IS NULL) AND ("undelivered" IS NULL));

CREATE UNIQUE INDEX "Message_tomorrow_once" ON "Message" USING "btree" ("aboutNo", "forOn") WHERE ("kind" = 'sessionTomorrow'::"MessageKind");

CREATE INDEX "Message_unanswered" ON "Message" USING "btree" ("triedAt") WHERE (("sentAt" IS NULL) AND ("failure" IS NULL));

CREATE INDEX "OldEducation_memberNo_idx" ON "OldEducation" USING "btree" ("memberNo");

CREATE UNIQUE INDEX "OldEducation_outnumber_key" ON "OldEducation" USING "btree" ("outnumber");

CREATE INDEX "OldEducation_uname_ubir_idx" ON "OldEducation" USING "btree" ("uname", "ubir");

CREATE INDEX "OnlineEnrolment_applicant_parts" ON "OnlineEnrolment" USING "gin" ("grams_of"("lower"(((("businessName")::"text" || ' '::"text") || ("userName")::"text")))) WITH ("fastupdate"='off');
ALTER INDEX "OnlineEnrolment_applicant_parts" ALTER COLUMN 1 SET STATISTICS 1000;

CREATE INDEX "OnlineEnrolment_applicationNo_idx" ON "OnlineEnrolment" USING "btree" ("applicationNo");

CREATE INDEX "OnlineEnrolment_appliedAt_idx" ON "OnlineEnrolment" USING "btree" ("appliedAt");

CREATE INDEX "OnlineEnrolment_business_start" ON "OnlineEnrolment" USING "btree" ("businessName" COLLATE "C", "memberNo");

CREATE INDEX "OnlineEnrolment_completedAt_idx" ON "OnlineEnrolment" USING "btree" ("completedAt");

CREATE INDEX "OnlineEnrolment_designation" ON "OnlineEnrolment" USING "btree" ("designationFileNo") WHERE ("designationFileNo" IS NOT NULL);

CREATE INDEX "OnlineEnrolment_designation_live" ON "OnlineEnrolment" USING "btree" ("designationFileNo") WHERE (("designationFileNo" IS NOT NULL) AND ("status" = ANY (ARRAY['applied'::"EnrolmentStatus", 'paid'::"EnrolmentStatus", 'studying'::"EnrolmentStatus", 'studied'::"EnrolmentStatus", 'surveyed'::"EnrolmentStatus"])));

CREATE INDEX "OnlineEnrolment_ended" ON "OnlineEnrolment" USING "btree" ("appliedAt") WHERE ("status" = ANY (ARRAY['cancelled'::"EnrolmentStatus", 'refunded'::"EnrolmentStatus", 'expired'::"EnrolmentStatus"]));

CREATE INDEX "OnlineEnrolment_licenceKey_year_idx" ON "OnlineEnrolment" USING "btree" ("licenceKey", "year");

CREATE INDEX "OnlineEnrolment_memberNo_appliedAt_idx" ON "OnlineEnrolment" USING "btree" ("memberNo", "appliedAt" DESC);

CREATE UNIQUE INDEX "OnlineEnrolment_one_live" ON "OnlineEnrolment" USING "btree" ("licenceKey", "year", "salesType") WHERE ("status" <> ALL (ARRAY['cancelled'::"EnrolmentStatus", 'refunded'::"EnrolmentStatus", 'expired'::"EnrolmentStatus", 'revoked'::"EnrolmentStatus"]));

CREATE INDEX "OnlineEnrolment_under_study" ON "OnlineEnrolment" USING "btree" ("year", "enrolmentNo") WHERE ("status" = ANY (ARRAY['paid'::"EnrolmentStatus", 'studying'::"EnrolmentStatus", 'studied'::"EnrolmentStatus", 'surveyed'::"EnrolmentStatus"]));

CREATE INDEX "OnlineEnrolment_unpaid" ON "OnlineEnrolment" USING "btree" ("appliedAt") WHERE ("status" = 'applied'::"EnrolmentStatus");

CREATE INDEX "Outbox_doneAt_outboxNo_idx" ON "Outbox" USING "btree" ("doneAt", "outboxNo");

CREATE INDEX "PasskeyChallenge_createdAt_idx" ON "PasskeyChallenge" USING "btree" ("createdAt");

CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey" USING "btree" ("credentialId");

CREATE INDEX "Passkey_memberNo_idx" ON "Passkey" USING "btree" ("memberNo");

CREATE INDEX "PasswordReset_memberNo_idx" ON "PasswordReset" USING "btree" ("memberNo");

CREATE INDEX "PaymentEvent_kind_at_idx" ON "PaymentEvent" USING "btree" ("kind", "at");

CREATE INDEX "PaymentEvent_paymentNo_eventNo_idx" ON "PaymentEvent" USING "btree" ("paymentNo", "eventNo");

CREATE INDEX "PaymentNotice_paymentId_idx" ON "PaymentNotice" USING "btree" ("paymentId");

CREATE INDEX "Payment_applicationNo_idx" ON "Payment" USING "btree" ("applicationNo");

CREATE INDEX "Payment_exception" ON "Payment" USING "btree" ("paymentNo") WHERE ("exceptionText" IS NOT NULL);

CREATE INDEX "Payment_createdAt_paymentNo_idx" ON "Payment" USING "btree" ("createdAt", "paymentNo");

CREATE INDEX "Payment_ended_unpaid" ON "Payment" USING "btree" ("createdAt") WHERE (("status" = ANY (ARRAY['failed'::"PaymentStatus", 'cancelled'::"PaymentStatus"])) AND ("paidAt" IS NULL));

CREATE INDEX "Payment_memberNo_createdAt_idx" ON "Payment" USING "btree" ("memberNo", "createdAt" DESC);

CREATE UNIQUE INDEX "Payment_one_open" ON "Payment" USING "btree" ("applicationNo") WHERE ("status" = ANY (ARRAY['ready'::"PaymentStatus", 'virtualAccountIssued'::"PaymentStatus"]));

CREATE UNIQUE INDEX "Payment_one_paid" ON "Payment" USING "btree" ("applicationNo") WHERE ("status" = 'paid'::"PaymentStatus");

CREATE INDEX "Payment_paidAt_idx" ON "Payment" USING "btree" ("paidAt");

CREATE INDEX "Payment_paid_at" ON "Payment" USING "btree" ("paidAt") WHERE ("paidAt" IS NOT NULL);

CREATE UNIQUE INDEX "Payment_paymentId_key" ON "Payment" USING "btree" ("paymentId");

CREATE INDEX "Payment_status_checkedAt_idx" ON "Payment" USING "btree" ("status", "checkedAt");

CREATE INDEX "PhoneCode_memberNo_sentAt_idx" ON "PhoneCode" USING "btree" ("memberNo", "sentAt");

CREATE INDEX "PhoneCode_phone_sentAt_idx" ON "PhoneCode" USING "btree" ("phone", "sentAt");

CREATE UNIQUE INDEX "PhoneCode_proofHash_key" ON "PhoneCode" USING "btree" ("proofHash");

CREATE INDEX "PhoneCode_purpose_sentAt_idx" ON "PhoneCode" USING "btree" ("purpose", "sentAt");

CREATE INDEX "PostFile_postNo_idx" ON "PostFile" USING "btree" ("postNo");

CREATE UNIQUE INDEX "PostFile_storageKey_key" ON "PostFile" USING "btree" ("storageKey");

CREATE INDEX "PostVersion_grams_idx" ON "PostVersion" USING "gin" ("grams") WITH ("fastupdate"='off');

CREATE INDEX "PostViewer_seenAt_idx" ON "PostViewer" USING "btree" ("seenAt");

CREATE INDEX "Post_boardType_examType_publishedOn_postNo_idx" ON "Post" USING "btree" ("boardType", "examType", "publishedOn" DESC, "postNo" DESC);

CREATE INDEX "Post_boardType_pinnedUntil_idx" ON "Post" USING "btree" ("boardType", "pinnedUntil");

CREATE INDEX "Post_boardType_postType_publishedOn_postNo_idx" ON "Post" USING "btree" ("boardType", "postType", "publishedOn" DESC, "postNo" DESC);

CREATE INDEX "Post_boardType_publishedOn_postNo_shownVersion_idx" ON "Post" USING "btree" ("boardType", "publishedOn" DESC, "postNo" DESC, "shownVersion");

CREATE UNIQUE INDEX "Post_postNo_shownVersion_key" ON "Post" USING "btree" ("postNo", "shownVersion");

CREATE INDEX "Post_scheduled" ON "Post" USING "btree" ("boardType") WHERE (("shownFrom" IS NOT NULL) OR ("shownUntil" IS NOT NULL));

CREATE UNIQUE INDEX "PrintCode_code_key" ON "PrintCode" USING "btree" ("code");

CREATE INDEX "PrintCode_endsAt_idx" ON "PrintCode" USING "btree" ("endsAt");

CREATE INDEX "Receipt_failed" ON "Receipt" USING "btree" ("issuedAt") WHERE (("failure" IS NOT NULL) AND ("fileNo" IS NULL));

CREATE UNIQUE INDEX "Receipt_fileNo_key" ON "Receipt" USING "btree" ("fileNo");

CREATE UNIQUE INDEX "Receipt_receiptNumber_key" ON "Receipt" USING "btree" ("receiptNumber");

CREATE UNIQUE INDEX "Receipt_verificationNumber_key" ON "Receipt" USING "btree" ("verificationNumber");

CREATE UNIQUE INDEX "ReconciliationException_cause_key" ON "ReconciliationException" USING "btree" ("cause");

CREATE INDEX "ReconciliationException_closedAt_idx" ON "ReconciliationException" USING "btree" ("closedAt");

CREATE INDEX "ReconciliationException_paymentNo_idx" ON "ReconciliationException" USING "btree" ("paymentNo");

CREATE UNIQUE INDEX "ReconciliationRun_night_key" ON "ReconciliationRun" USING "btree" ("night");

CREATE INDEX "Refund_doneAt_idx" ON "Refund" USING "btree" ("doneAt");

CREATE UNIQUE INDEX "Refund_one_live" ON "Refund" USING "btree" ("paymentNo") WHERE (("status" <> 'failed'::"RefundStatus") AND (NOT "isExceptional"));

CREATE UNIQUE INDEX "Refund_one_inProgress" ON "Refund" USING "btree" ("paymentNo") WHERE ("status" = ANY (ARRAY['requested'::"RefundStatus", 'sent'::"RefundStatus"]));

CREATE INDEX "Refund_paymentNo_idx" ON "Refund" USING "btree" ("paymentNo");

CREATE INDEX "Refund_status_idx" ON "Refund" USING "btree" ("status");

CREATE INDEX "Region_parentCode_idx" ON "Region" USING "btree" ("parentCode");

CREATE UNIQUE INDEX "ReplacedCertificate_fileNo_key" ON "ReplacedCertificate" USING "btree" ("fileNo");

CREATE UNIQUE INDEX "ReplacedCertificate_verificationNumber_key" ON "ReplacedCertificate" USING "btree" ("verificationNumber");

CREATE INDEX "RoleGrant_employeeNo_idx" ON "RoleGrant" USING "btree" ("employeeNo");

CREATE INDEX "RoleReview_employeeNo_reviewedAt_idx" ON "RoleReview" USING "btree" ("employeeNo", "reviewedAt" DESC);

CREATE UNIQUE INDEX "SavedExport_employeeNo_screen_savedName_key" ON "SavedExport" USING "btree" ("employeeNo", "screen", "savedName");

CREATE INDEX "SavedExport_isPaused_nextAt_idx" ON "SavedExport" USING "btree" ("isPaused", "nextAt");

CREATE INDEX "SavedExport_role_idx" ON "SavedExport" USING "btree" ("role");

CREATE INDEX "SavedView_employeeNo_idx" ON "SavedView" USING "btree" ("employeeNo");

CREATE UNIQUE INDEX "SavedView_own_name" ON "SavedView" USING "btree" ("employeeNo", "screen", "viewName") WHERE ("role" IS NULL);

CREATE UNIQUE INDEX "SavedView_role_name" ON "SavedView" USING "btree" ("role", "screen", "viewName") WHERE ("role" IS NOT NULL);

CREATE INDEX "SavedView_screen_role_idx" ON "SavedView" USING "btree" ("screen", "role");

CREATE INDEX "SeatMove_applicationNo_idx" ON "SeatMove" USING "btree" ("applicationNo");

CREATE INDEX "SessionChange_sessionNo_idx" ON "SessionChange" USING "btree" ("sessionNo");

CREATE INDEX "SessionLesson_instructorNo_startsAt_idx" ON "SessionLesson" USING "btree" ("instructorNo", "startsAt");

CREATE INDEX "SessionLesson_sessionNo_idx" ON "SessionLesson" USING "btree" ("sessionNo");

CREATE INDEX "SettingsPreview_askedAt_idx" ON "SettingsPreview" USING "btree" ("askedAt");

CREATE INDEX "MemberCase_memberNo_openedAt_idx" ON "MemberCase" USING "btree" ("memberNo", "openedAt");

CREATE UNIQUE INDEX "MemberCase_open" ON "MemberCase" USING "btree" ("employeeNo", "memberNo") WHERE ("closedAt" IS NULL);

CREATE INDEX "MemberCase_openedAt_idx" ON "MemberCase" USING "btree" ("openedAt");

CREATE INDEX "StaffExport_employeeNo_exportNo_idx" ON "StaffExport" USING "btree" ("employeeNo", "exportNo");

CREATE UNIQUE INDEX "StaffExport_savedNo_dueAt_key" ON "StaffExport" USING "btree" ("savedNo", "dueAt");

CREATE INDEX "StaffExport_status_orderedAt_idx" ON "StaffExport" USING "btree" ("status", "orderedAt");

CREATE INDEX "StaffImportRow_importNo_rowClass_rowAt_idx" ON "StaffImportRow" USING "btree" ("importNo", "rowClass", "rowAt");

CREATE INDEX "StaffImportRow_importNo_rowKey_idx" ON "StaffImportRow" USING "btree" ("importNo", "rowKey");

CREATE INDEX "StaffImportRow_left" ON "StaffImportRow" USING "btree" ("importNo", "rowAt") WHERE ("doneAt" IS NULL);

CREATE INDEX "StaffImport_employeeNo_idx" ON "StaffImport" USING "btree" ("employeeNo");

CREATE UNIQUE INDEX "StaffImport_fileNo_key" ON "StaffImport" USING "btree" ("fileNo");

CREATE INDEX "StaffImport_kind_uploadedAt_idx" ON "StaffImport" USING "btree" ("kind", "uploadedAt");

CREATE UNIQUE INDEX "StaffImport_open" ON "StaffImport" USING "btree" ("kind", "sha256") WHERE ("status" = ANY (ARRAY['uploaded'::"StaffImportStatus", 'mapping'::"StaffImportStatus", 'checking'::"StaffImportStatus", 'ready'::"StaffImportStatus", 'approval'::"StaffImportStatus", 'ordered'::"StaffImportStatus", 'writing'::"StaffImportStatus"]));

CREATE INDEX "StaffImport_orderedByNo_idx" ON "StaffImport" USING "btree" ("orderedByNo");

CREATE INDEX "StaffImport_sha256_idx" ON "StaffImport" USING "btree" ("sha256");

CREATE INDEX "StaffImport_uploadedAt_idx" ON "StaffImport" USING "btree" ("uploadedAt");

CREATE INDEX "StaffLogin_employeeNo_startedAt_idx" ON "StaffLogin" USING "btree" ("employeeNo", "startedAt");

CREATE INDEX "StaffSet_employeeNo_idx" ON "StaffSet" USING "btree" ("employeeNo");

CREATE INDEX "StaffSet_endsAt_idx" ON "StaffSet" USING "btree" ("endsAt");

CREATE INDEX "StaffText_employeeNo_idx" ON "StaffText" USING "btree" ("employeeNo");

CREATE INDEX "StaffText_writtenAt_idx" ON "StaffText" USING "btree" ("writtenAt");

CREATE UNIQUE INDEX "StatisticCheck_checkedOn_key" ON "StatisticCheck" USING "btree" ("checkedOn");

CREATE INDEX "StatisticMark_day_idx" ON "StatisticMark" USING "btree" ("day");

CREATE INDEX "StatisticRow_day_idx" ON "StatisticRow" USING "btree" ("day");

CREATE INDEX "StoredFile_memberNo_createdAt_idx" ON "StoredFile" USING "btree" ("memberNo", "createdAt");

CREATE INDEX "StoredFile_not_shown" ON "StoredFile" USING "btree" ("createdAt") WHERE ("state" <> 'ready'::"FileState");

CREATE INDEX "StoredFile_of_records" ON "StoredFile" USING "btree" ("createdAt", "fileNo") WHERE ("ownerKind" = ANY (ARRAY['onlineEnrolment'::"FileOwner", 'inPersonEnrolment'::"FileOwner"]));

CREATE INDEX "StoredFile_orphans" ON "StoredFile" USING "btree" ("createdAt") WHERE (("ownerKind" IS NULL) AND (("storageKey")::"text" ~~ 'uploads/%'::"text"));

CREATE INDEX "StoredFile_ownerKind_ownerNo_idx" ON "StoredFile" USING "btree" ("ownerKind", "ownerNo");

CREATE UNIQUE INDEX "StoredFile_storageKey_key" ON "StoredFile" USING "btree" ("storageKey");

CREATE INDEX "StudyExtension_employeeNo_idx" ON "StudyExtension" USING "btree" ("employeeNo");

CREATE INDEX "StudyExtension_enrolmentNo_idx" ON "StudyExtension" USING "btree" ("enrolmentNo");

CREATE UNIQUE INDEX "SupportCode_codeHash_key" ON "SupportCode" USING "btree" ("codeHash");

CREATE INDEX "SupportCode_createdAt_idx" ON "SupportCode" USING "btree" ("createdAt");

CREATE INDEX "SurveyDay_surveyNo_idx" ON "SurveyDay" USING "btree" ("surveyNo");

CREATE INDEX "SurveyResult_submittedAt_idx" ON "SurveyResult" USING "btree" ("submittedAt");

CREATE INDEX "SurveyResult_surveyNo_submittedAt_idx" ON "SurveyResult" USING "btree" ("surveyNo", "submittedAt");

CREATE UNIQUE INDEX "Survey_year_edition_key" ON "Survey" USING "btree" ("year", "edition");

CREATE INDEX "WaitingEntry_applicationNo_idx" ON "WaitingEntry" USING "btree" ("applicationNo");

CREATE INDEX "WaitingEntry_memberNo_idx" ON "WaitingEntry" USING "btree" ("memberNo");

CREATE UNIQUE INDEX "WaitingEntry_one_live" ON "WaitingEntry" USING "btree" ("sessionNo", "applicationNo") WHERE ("status" = ANY (ARRAY['waiting'::"WaitingStatus", 'offered'::"WaitingStatus"]));

CREATE INDEX "WaitingEntry_queue" ON "WaitingEntry" USING "btree" ("sessionNo", "joinedAt", "waitingNo") WHERE ("status" = ANY (ARRAY['waiting'::"WaitingStatus", 'offered'::"WaitingStatus"]));

CREATE INDEX "WatchLoss_lostOn_idx" ON "WatchLoss" USING "btree" ("lostOn");

CREATE TRIGGER "ApplicationWindow_append_only" BEFORE INSERT OR DELETE OR UPDATE ON "ApplicationWindow" FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_version"();

CREATE TRIGGER "Approval_append_only" BEFORE DELETE OR UPDATE ON "Approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval"();

CREATE TRIGGER "Approval_no_truncate" BEFORE TRUNCATE ON "Approval" FOR EACH STATEMENT EXECUTE FUNCTION "keep_approval"();

CREATE TRIGGER "AssociationVersion_append_only" BEFORE DELETE OR UPDATE ON "AssociationVersion" FOR EACH ROW EXECUTE FUNCTION "refuse_settings_change"();

CREATE TRIGGER "AssociationVersion_same_start" BEFORE INSERT ON "AssociationVersion" FOR EACH ROW EXECUTE FUNCTION "keep_settings_start"();

CREATE TRIGGER "AuditEntry_append_only" BEFORE DELETE OR UPDATE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

CREATE TRIGGER "Booking_statistics" AFTER INSERT OR DELETE OR UPDATE OF "sessionNo", "seat" ON "Booking" FOR EACH ROW EXECUTE FUNCTION "mark_booking"();

CREATE TRIGGER "Campaign_keep_text" BEFORE UPDATE ON "Campaign" FOR EACH ROW EXECUTE FUNCTION "keep_campaign_text"();

CREATE TRIGGER "Certificate_keep_replaced" BEFORE UPDATE OF "edition", "verificationNumber", "status" ON "Certificate" FOR EACH ROW EXECUTE FUNCTION "keep_replaced_edition"();

CREATE TRIGGER "Closing_frozen" BEFORE DELETE OR UPDATE ON "Closing" FOR EACH ROW EXECUTE FUNCTION "refuse_closing_change"();

CREATE TRIGGER "Closing_no_truncate" BEFORE TRUNCATE ON "Closing" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_closing_change"();

CREATE TRIGGER "ConsentRecord_append_only" BEFORE UPDATE OF "kind", "isGiven", "version", "at", "source" ON "ConsentRecord" FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();

CREATE TRIGGER "ConsentRecord_evidence_append_only" BEFORE UPDATE OF "evidence" ON "ConsentRecord" FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();

CREATE TRIGGER "ContentVersion_append_only" BEFORE DELETE OR UPDATE ON "ContentVersion" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

CREATE TRIGGER "CourseLecture_append_only" BEFORE INSERT OR DELETE OR UPDATE ON "CourseLecture" FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_version"();

CREATE TRIGGER "Course_append_only" BEFORE DELETE OR UPDATE ON "Course" FOR EACH ROW EXECUTE FUNCTION "keep_course_version"();

CREATE TRIGGER "DesignationVerdict_append_only" BEFORE UPDATE ON "DesignationVerdict" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

CREATE TRIGGER "ExamAttempt_statistics" AFTER INSERT OR UPDATE OF "submittedAt" ON "ExamAttempt" FOR EACH ROW WHEN (("new"."submittedAt" IS NOT NULL)) EXECUTE FUNCTION "mark_attempt"();

CREATE TRIGGER "ExamQuestion_append_only" BEFORE DELETE OR UPDATE ON "ExamQuestion" FOR EACH ROW EXECUTE FUNCTION "keep_drawn_question"();

CREATE TRIGGER "FormerTitle_append_only" BEFORE DELETE OR UPDATE ON "FormerTitle" FOR EACH ROW EXECUTE FUNCTION "keep_former_title"();

CREATE TRIGGER "InPersonEnrolment_other_kind" BEFORE INSERT ON "InPersonEnrolment" FOR EACH ROW WHEN (("new"."status" <> ALL (ARRAY['cancelled'::"InPersonStatus", 'refunded'::"InPersonStatus", 'absent'::"InPersonStatus"]))) EXECUTE FUNCTION "refuse_other_kind"();

CREATE TRIGGER "InPersonEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "InPersonEnrolment" FOR EACH ROW WHEN ((("new"."status" <> ALL (ARRAY['cancelled'::"InPersonStatus", 'refunded'::"InPersonStatus", 'absent'::"InPersonStatus", 'revoked'::"InPersonStatus"])) AND (("old"."status" = ANY (ARRAY['cancelled'::"InPersonStatus", 'refunded'::"InPersonStatus", 'absent'::"InPersonStatus", 'revoked'::"InPersonStatus"])) OR (((("old"."licenceKey")::"text" IS DISTINCT FROM ("new"."licenceKey")::"text") OR ("old"."year" IS DISTINCT FROM "new"."year")) OR ("old"."salesType" IS DISTINCT FROM "new"."salesType"))))) EXECUTE FUNCTION "refuse_other_kind"();

CREATE TRIGGER "InPersonEnrolment_statistics" AFTER INSERT OR DELETE OR UPDATE OF "status", "courseNo", "sidoCode", "appliedAt", "paidAt", "attendedAt", "completedAt" ON "InPersonEnrolment" FOR EACH ROW EXECUTE FUNCTION "mark_in_person"();

CREATE TRIGGER "InPersonEnrolment_typed_place" AFTER INSERT ON "InPersonEnrolment" FOR EACH ROW WHEN (((("new"."licenceKey")::"text" ~ '^\d+$'::"text") AND ("new"."status" = ANY (ARRAY['applied'::"InPersonStatus", 'paid'::"InPersonStatus", 'attended'::"InPersonStatus"])))) EXECUTE FUNCTION "check_typed_place"();

CREATE TRIGGER "InPersonEnrolment_typed_place_again" AFTER UPDATE OF "licenceKey", "businessName", "representative", "address", "address2" ON "InPersonEnrolment" FOR EACH ROW WHEN (((("new"."licenceKey")::"text" ~ '^\d+$'::"text") AND ("new"."status" = ANY (ARRAY['applied'::"InPersonStatus", 'paid'::"InPersonStatus", 'attended'::"InPersonStatus"])) AND (((((("old"."licenceKey")::"text" IS DISTINCT FROM ("new"."licenceKey")::"text") OR (("old"."businessName")::"text" IS DISTINCT FROM ("new"."businessName")::"text")) OR (("old"."representative")::"text" IS DISTINCT FROM ("new"."representative")::"text")) OR (("old"."address")::"text" IS DISTINCT FROM ("new"."address")::"text")) OR (("old"."address2")::"text" IS DISTINCT FROM ("new"."address2")::"text")))) EXECUTE FUNCTION "check_typed_place"();

CREATE TRIGGER "InPersonSession_statistics" AFTER INSERT OR DELETE OR UPDATE OF "startsAt", "capacity", "status", "branchNo", "venueNo" ON "InPersonSession" FOR EACH ROW EXECUTE FUNCTION "mark_session"();

CREATE TRIGGER "InquiryAction_kept" BEFORE UPDATE ON "InquiryAction" FOR EACH ROW EXECUTE FUNCTION "refuse_inquiry_history_change"();

CREATE TRIGGER "InquiryReviewVersion_kept" BEFORE UPDATE ON "InquiryReviewVersion" FOR EACH ROW EXECUTE FUNCTION "refuse_inquiry_history_change"();

CREATE TRIGGER "InquiryTerm_statistics" AFTER INSERT OR DELETE OR UPDATE ON "InquiryTerm" FOR EACH STATEMENT EXECUTE FUNCTION "mark_inquiry_term"();

CREATE TRIGGER "Inquiry_follow_merge" BEFORE INSERT ON "Inquiry" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();

CREATE TRIGGER "Inquiry_statistics" AFTER INSERT OR DELETE OR UPDATE OF "writtenAt", "inquiryType", "firstAnswerAt", "firstAnswerMs", "mergedIntoNo", "passedBranchNo", "tableState" ON "Inquiry" FOR EACH ROW EXECUTE FUNCTION "mark_inquiry"();

CREATE TRIGGER "LedgerEntry_append_only" BEFORE DELETE OR UPDATE ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

CREATE TRIGGER "LedgerEntry_no_truncate" BEFORE TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

CREATE CONSTRAINT TRIGGER "LedgerEntry_sums_to_zero" AFTER INSERT OR DELETE ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_lopsided_posting"();

CREATE TRIGGER "MemberMerge_append_only" BEFORE DELETE OR UPDATE ON "MemberMerge" FOR EACH ROW EXECUTE FUNCTION "keep_merge"();

CREATE TRIGGER "MemberMerge_no_truncate" BEFORE TRUNCATE ON "MemberMerge" FOR EACH STATEMENT EXECUTE FUNCTION "keep_merge"();

CREATE TRIGGER "Member_statistics" AFTER DELETE OR UPDATE OF "createdAt", "mergedIntoNo" ON "Member" FOR EACH ROW EXECUTE FUNCTION "mark_member"();

CREATE TRIGGER "Member_statistics_new" AFTER INSERT ON "Member" REFERENCING NEW TABLE AS "fresh" FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_members"();

CREATE TRIGGER "MergeUndo_append_only" BEFORE DELETE OR UPDATE ON "MergeUndo" FOR EACH ROW EXECUTE FUNCTION "keep_merge"();

CREATE TRIGGER "MergeUndo_no_truncate" BEFORE TRUNCATE ON "MergeUndo" FOR EACH STATEMENT EXECUTE FUNCTION "keep_merge"();

CREATE TRIGGER "MessageText_append_only" BEFORE DELETE OR UPDATE ON "MessageText" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

CREATE TRIGGER "Message_follow_merge" BEFORE INSERT ON "Message" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();

CREATE TRIGGER "OnlineEnrolment_other_kind" BEFORE INSERT ON "OnlineEnrolment" FOR EACH ROW WHEN (("new"."status" <> ALL (ARRAY['cancelled'::"EnrolmentStatus", 'refunded'::"EnrolmentStatus", 'expired'::"EnrolmentStatus"]))) EXECUTE FUNCTION "refuse_other_kind"();

CREATE TRIGGER "OnlineEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "OnlineEnrolment" FOR EACH ROW WHEN ((("new"."status" <> ALL (ARRAY['cancelled'::"EnrolmentStatus", 'refunded'::"EnrolmentStatus", 'expired'::"EnrolmentStatus", 'revoked'::"EnrolmentStatus"])) AND (("old"."status" = ANY (ARRAY['cancelled'::"EnrolmentStatus", 'refunded'::"EnrolmentStatus", 'expired'::"EnrolmentStatus", 'revoked'::"EnrolmentStatus"])) OR (((("old"."licenceKey")::"text" IS DISTINCT FROM ("new"."licenceKey")::"text") OR ("old"."year" IS DISTINCT FROM "new"."year")) OR ("old"."salesType" IS DISTINCT FROM "new"."salesType"))))) EXECUTE FUNCTION "refuse_other_kind"();

CREATE TRIGGER "OnlineEnrolment_statistics" AFTER DELETE OR UPDATE OF "status", "courseNo", "sidoCode", "appliedAt", "paidAt", "studiedAt", "surveyedAt", "completedAt" ON "OnlineEnrolment" FOR EACH ROW EXECUTE FUNCTION "mark_online"();

CREATE TRIGGER "OnlineEnrolment_statistics_new" AFTER INSERT ON "OnlineEnrolment" REFERENCING NEW TABLE AS "fresh" FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_online"();

CREATE TRIGGER "OnlineEnrolment_typed_place" AFTER INSERT ON "OnlineEnrolment" FOR EACH ROW WHEN (((("new"."licenceKey")::"text" ~ '^\d+$'::"text") AND ("new"."status" = ANY (ARRAY['applied'::"EnrolmentStatus", 'paid'::"EnrolmentStatus", 'studying'::"EnrolmentStatus", 'studied'::"EnrolmentStatus", 'surveyed'::"EnrolmentStatus"])))) EXECUTE FUNCTION "check_typed_place"();

CREATE TRIGGER "OnlineEnrolment_typed_place_again" AFTER UPDATE OF "licenceKey", "businessName", "representative", "address", "address2" ON "OnlineEnrolment" FOR EACH ROW WHEN (((("new"."licenceKey")::"text" ~ '^\d+$'::"text") AND ("new"."status" = ANY (ARRAY['applied'::"EnrolmentStatus", 'paid'::"EnrolmentStatus", 'studying'::"EnrolmentStatus", 'studied'::"EnrolmentStatus", 'surveyed'::"EnrolmentStatus"])) AND (((((("old"."licenceKey")::"text" IS DISTINCT FROM ("new"."licenceKey")::"text") OR (("old"."businessName")::"text" IS DISTINCT FROM ("new"."businessName")::"text")) OR (("old"."representative")::"text" IS DISTINCT FROM ("new"."representative")::"text")) OR (("old"."address")::"text" IS DISTINCT FROM ("new"."address")::"text")) OR (("old"."address2")::"text" IS DISTINCT FROM ("new"."address2")::"text")))) EXECUTE FUNCTION "check_typed_place"();

CREATE TRIGGER "Outbox_notify" AFTER INSERT ON "Outbox" FOR EACH STATEMENT EXECUTE FUNCTION "notify_outbox"();

CREATE TRIGGER "PaymentEvent_append_only" BEFORE DELETE OR UPDATE ON "PaymentEvent" FOR EACH ROW EXECUTE FUNCTION "refuse_payment_event_change"();

CREATE TRIGGER "PaymentEvent_no_truncate" BEFORE TRUNCATE ON "PaymentEvent" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_event_change"();

CREATE TRIGGER "Payment_statistics" AFTER DELETE OR UPDATE OF "paidAt", "amountWon", "paymentType", "applicationNo" ON "Payment" FOR EACH ROW EXECUTE FUNCTION "mark_payment"();

CREATE TRIGGER "Payment_statistics_new" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS "fresh" FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_payments"();

CREATE TRIGGER "PolicyVersion_announced_ahead" BEFORE INSERT OR UPDATE ON "PolicyVersion" FOR EACH ROW EXECUTE FUNCTION "demand_announcement"();

CREATE TRIGGER "Post_count_changed" AFTER UPDATE ON "Post" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_posts"();

CREATE TRIGGER "Post_count_gone" AFTER DELETE ON "Post" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_posts"('-1');

CREATE TRIGGER "Post_count_new" AFTER INSERT ON "Post" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_posts"('1');

CREATE TRIGGER "Refund_statistics" AFTER INSERT OR DELETE OR UPDATE OF "status", "doneAt", "transferredOn", "amountWon" ON "Refund" FOR EACH ROW EXECUTE FUNCTION "mark_refund"();

CREATE TRIGGER "ReplacedCertificate_append_only" BEFORE DELETE OR UPDATE ON "ReplacedCertificate" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

CREATE TRIGGER "RoleReview_append_only" BEFORE DELETE OR UPDATE ON "RoleReview" FOR EACH ROW EXECUTE FUNCTION "keep_role_review"();

CREATE TRIGGER "StoredFile_follow_merge" BEFORE INSERT ON "StoredFile" FOR EACH ROW WHEN (("new"."memberNo" IS NOT NULL)) EXECUTE FUNCTION "follow_merge"();

CREATE TRIGGER "StudyExtension_append_only" BEFORE UPDATE ON "StudyExtension" FOR EACH ROW EXECUTE FUNCTION "keep_extension"();

CREATE TRIGGER "SurveyQuestion_append_only" BEFORE INSERT OR DELETE OR UPDATE ON "SurveyQuestion" FOR EACH ROW EXECUTE FUNCTION "keep_answered_survey"();

CREATE TRIGGER "WaitingEntry_statistics" AFTER INSERT OR DELETE OR UPDATE OF "sessionNo", "applicationNo" ON "WaitingEntry" FOR EACH ROW EXECUTE FUNCTION "mark_waiting"();

CREATE TRIGGER "WatchLoss_statistics" AFTER INSERT OR DELETE OR UPDATE ON "WatchLoss" FOR EACH ROW EXECUTE FUNCTION "mark_watch_loss"();

ALTER TABLE ONLY "AccountNote"
    ADD CONSTRAINT "AccountNote_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ApplicationWindow"
    ADD CONSTRAINT "ApplicationWindow_courseNo_fkey" FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "Application"
    ADD CONSTRAINT "Application_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Approval"
    ADD CONSTRAINT "Approval_approverNo_fkey" FOREIGN KEY ("approverNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Approval"
    ADD CONSTRAINT "Approval_makerNo_fkey" FOREIGN KEY ("makerNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "AttendanceSheet"
    ADD CONSTRAINT "AttendanceSheet_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "AttendanceSheet"
    ADD CONSTRAINT "AttendanceSheet_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Attendance"
    ADD CONSTRAINT "Attendance_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Attendance"
    ADD CONSTRAINT "Attendance_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "AuditEntry"
    ADD CONSTRAINT "AuditEntry_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "BankDeposit"
    ADD CONSTRAINT "BankDeposit_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "BankDeposit"
    ADD CONSTRAINT "BankDeposit_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "BankDeposit"
    ADD CONSTRAINT "BankDeposit_matchedNo_fkey" FOREIGN KEY ("matchedNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "BankDeposit"
    ADD CONSTRAINT "BankDeposit_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "BankQuestion"
    ADD CONSTRAINT "BankQuestion_questionNo_fkey" FOREIGN KEY ("questionNo") REFERENCES "ExamQuestion"("questionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Booking"
    ADD CONSTRAINT "Booking_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Application"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Booking"
    ADD CONSTRAINT "Booking_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Booking"
    ADD CONSTRAINT "Booking_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Branch"
    ADD CONSTRAINT "Branch_parentNo_fkey" FOREIGN KEY ("parentNo") REFERENCES "Branch"("branchNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "BulkOperationRow"
    ADD CONSTRAINT "BulkOperationRow_bulkOperationNo_fkey" FOREIGN KEY ("bulkOperationNo") REFERENCES "BulkOperation"("bulkOperationNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "BulkOperation"
    ADD CONSTRAINT "BulkOperation_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "BulkOperation"
    ADD CONSTRAINT "BulkOperation_textNo_fkey" FOREIGN KEY ("textNo") REFERENCES "StaffText"("textNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CampaignPerson"
    ADD CONSTRAINT "CampaignPerson_campaignNo_fkey" FOREIGN KEY ("campaignNo") REFERENCES "Campaign"("campaignNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "CampaignPerson"
    ADD CONSTRAINT "CampaignPerson_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CampaignPerson"
    ADD CONSTRAINT "CampaignPerson_messageNo_fkey" FOREIGN KEY ("messageNo") REFERENCES "Message"("messageNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "CampaignTest"
    ADD CONSTRAINT "CampaignTest_campaignNo_fkey" FOREIGN KEY ("campaignNo") REFERENCES "Campaign"("campaignNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "CampaignTest"
    ADD CONSTRAINT "CampaignTest_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Campaign"
    ADD CONSTRAINT "Campaign_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CannedAnswer"
    ADD CONSTRAINT "CannedAnswer_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CashReceipt"
    ADD CONSTRAINT "CashReceipt_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CashReceipt"
    ADD CONSTRAINT "CashReceipt_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Certificate"
    ADD CONSTRAINT "Certificate_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Certificate"
    ADD CONSTRAINT "Certificate_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "Certificate"
    ADD CONSTRAINT "Certificate_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Closing"
    ADD CONSTRAINT "Closing_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ConsentRecord"
    ADD CONSTRAINT "ConsentRecord_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ContentView"
    ADD CONSTRAINT "ContentView_contentNo_fkey" FOREIGN KEY ("contentNo") REFERENCES "Content"("contentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ContentView"
    ADD CONSTRAINT "ContentView_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ContentVersion"
    ADD CONSTRAINT "ContentVersion_contentNo_fkey" FOREIGN KEY ("contentNo") REFERENCES "Content"("contentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ContentVersion"
    ADD CONSTRAINT "ContentVersion_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Content"
    ADD CONSTRAINT "Content_changedBy_fkey" FOREIGN KEY ("changedBy") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CourseLecture"
    ADD CONSTRAINT "CourseLecture_courseNo_fkey" FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "CourseLecture"
    ADD CONSTRAINT "CourseLecture_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Course"
    ADD CONSTRAINT "Course_publishedByNo_fkey" FOREIGN KEY ("publishedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Course"
    ADD CONSTRAINT "Course_savedByNo_fkey" FOREIGN KEY ("savedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "DesignationVerdict"
    ADD CONSTRAINT "DesignationVerdict_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "DesignationVerdict"
    ADD CONSTRAINT "DesignationVerdict_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "CheckInPass"
    ADD CONSTRAINT "CheckInPass_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "CheckInScan"
    ADD CONSTRAINT "CheckInScan_checkInPassNo_fkey" FOREIGN KEY ("checkInPassNo") REFERENCES "CheckInPass"("checkInPassNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "EmployeePhoneCode"
    ADD CONSTRAINT "EmployeePhoneCode_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "EmployeeSetUp"
    ADD CONSTRAINT "EmployeeSetUp_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Employee"
    ADD CONSTRAINT "Employee_branchNo_fkey" FOREIGN KEY ("branchNo") REFERENCES "Branch"("branchNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "EnrolmentSlip"
    ADD CONSTRAINT "EnrolmentSlip_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "EnrolmentSlip"
    ADD CONSTRAINT "EnrolmentSlip_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ExamAttempt"
    ADD CONSTRAINT "ExamAttempt_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ExamQuestion"
    ADD CONSTRAINT "ExamQuestion_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "ExamQuestion"
    ADD CONSTRAINT "ExamQuestion_originNo_fkey" FOREIGN KEY ("originNo") REFERENCES "ExamQuestion"("questionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ExamQuestion"
    ADD CONSTRAINT "ExamQuestion_writtenByNo_fkey" FOREIGN KEY ("writtenByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Exemption"
    ADD CONSTRAINT "Exemption_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "FormerAccount"
    ADD CONSTRAINT "FormerAccount_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "FormerEnrolment"
    ADD CONSTRAINT "FormerEnrolment_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "FormerTitle"
    ADD CONSTRAINT "FormerTitle_endedByNo_fkey" FOREIGN KEY ("endedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "FormerTitle"
    ADD CONSTRAINT "FormerTitle_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "HandMark"
    ADD CONSTRAINT "HandMark_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "HandMark"
    ADD CONSTRAINT "HandMark_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "HandMark"
    ADD CONSTRAINT "HandMark_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "HelpAction"
    ADD CONSTRAINT "HelpAction_helpNo_fkey" FOREIGN KEY ("helpNo") REFERENCES "Help"("helpNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Help"
    ADD CONSTRAINT "Help_helperNo_fkey" FOREIGN KEY ("helperNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Help"
    ADD CONSTRAINT "Help_ownerNo_fkey" FOREIGN KEY ("ownerNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "IdentityCheck"
    ADD CONSTRAINT "IdentityCheck_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "IdentityProof"
    ADD CONSTRAINT "IdentityProof_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "ImportOrigin"
    ADD CONSTRAINT "ImportOrigin_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonCourse"
    ADD CONSTRAINT "InPersonCourse_courseNo_fkey" FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonCourse"
    ADD CONSTRAINT "InPersonCourse_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonEnrolment"
    ADD CONSTRAINT "InPersonEnrolment_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Application"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonEnrolment"
    ADD CONSTRAINT "InPersonEnrolment_booking_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonEnrolment"
    ADD CONSTRAINT "InPersonEnrolment_courseNo_fkey" FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonEnrolment"
    ADD CONSTRAINT "InPersonEnrolment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonSession"
    ADD CONSTRAINT "InPersonSession_branchNo_fkey" FOREIGN KEY ("branchNo") REFERENCES "Branch"("branchNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InPersonSession"
    ADD CONSTRAINT "InPersonSession_replacedByNo_fkey" FOREIGN KEY ("replacedByNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "InPersonSession"
    ADD CONSTRAINT "InPersonSession_venueNo_fkey" FOREIGN KEY ("venueNo") REFERENCES "Venue"("venueNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryAction"
    ADD CONSTRAINT "InquiryAction_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryAction"
    ADD CONSTRAINT "InquiryAction_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryAction"
    ADD CONSTRAINT "InquiryAction_toBranchNo_fkey" FOREIGN KEY ("toBranchNo") REFERENCES "Branch"("branchNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryAction"
    ADD CONSTRAINT "InquiryAction_toEmployeeNo_fkey" FOREIGN KEY ("toEmployeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryView"
    ADD CONSTRAINT "InquiryView_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryView"
    ADD CONSTRAINT "InquiryView_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryNote"
    ADD CONSTRAINT "InquiryNote_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryNote"
    ADD CONSTRAINT "InquiryNote_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryReviewVersion"
    ADD CONSTRAINT "InquiryReviewVersion_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryReviewVersion"
    ADD CONSTRAINT "InquiryReviewVersion_reviewNo_fkey" FOREIGN KEY ("reviewNo") REFERENCES "InquiryReview"("reviewNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryReview"
    ADD CONSTRAINT "InquiryReview_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InquiryReview"
    ADD CONSTRAINT "InquiryReview_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Inquiry"
    ADD CONSTRAINT "Inquiry_assigneeNo_fkey" FOREIGN KEY ("assigneeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Inquiry"
    ADD CONSTRAINT "Inquiry_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Inquiry"
    ADD CONSTRAINT "Inquiry_mergedIntoNo_fkey" FOREIGN KEY ("mergedIntoNo") REFERENCES "Inquiry"("inquiryNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Inquiry"
    ADD CONSTRAINT "Inquiry_passedBranchNo_fkey" FOREIGN KEY ("passedBranchNo") REFERENCES "Branch"("branchNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Inquiry"
    ADD CONSTRAINT "Inquiry_topicNo_fkey" FOREIGN KEY ("topicNo") REFERENCES "InquiryTopic"("topicNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InstructorQualification"
    ADD CONSTRAINT "InstructorQualification_instructorNo_fkey" FOREIGN KEY ("instructorNo") REFERENCES "Instructor"("instructorNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InvoiceWish"
    ADD CONSTRAINT "InvoiceWish_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "InvoiceWish"
    ADD CONSTRAINT "InvoiceWish_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LectureVideoPart"
    ADD CONSTRAINT "LectureVideoPart_videoNo_fkey" FOREIGN KEY ("videoNo") REFERENCES "LectureVideo"("videoNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "LectureVideo"
    ADD CONSTRAINT "LectureVideo_createdByNo_fkey" FOREIGN KEY ("createdByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LectureVideo"
    ADD CONSTRAINT "LectureVideo_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LectureVideo"
    ADD CONSTRAINT "LectureVideo_publishedByNo_fkey" FOREIGN KEY ("publishedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LectureProgress"
    ADD CONSTRAINT "LectureProgress_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LectureProgress"
    ADD CONSTRAINT "LectureProgress_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LedgerEntry"
    ADD CONSTRAINT "LedgerEntry_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LicenceChange"
    ADD CONSTRAINT "LicenceChange_syncNo_fkey" FOREIGN KEY ("syncNo") REFERENCES "LicenceSync"("syncNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LicenceCheck"
    ADD CONSTRAINT "LicenceCheck_changeNo_fkey" FOREIGN KEY ("changeNo") REFERENCES "LicenceChange"("changeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LicenceCheck"
    ADD CONSTRAINT "LicenceCheck_decidedByNo_fkey" FOREIGN KEY ("decidedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LicenceCheck"
    ADD CONSTRAINT "LicenceCheck_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "LicenceCheck"
    ADD CONSTRAINT "LicenceCheck_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "LinkToken"
    ADD CONSTRAINT "LinkToken_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "LinkToken"
    ADD CONSTRAINT "LinkToken_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Login"
    ADD CONSTRAINT "Login_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MemberMerge"
    ADD CONSTRAINT "MemberMerge_closedNo_fkey" FOREIGN KEY ("closedNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MemberMerge"
    ADD CONSTRAINT "MemberMerge_stayNo_fkey" FOREIGN KEY ("stayNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Member"
    ADD CONSTRAINT "Member_mergedIntoNo_fkey" FOREIGN KEY ("mergedIntoNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MergeUndo"
    ADD CONSTRAINT "MergeUndo_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MergeUndo"
    ADD CONSTRAINT "MergeUndo_mergeNo_fkey" FOREIGN KEY ("mergeNo") REFERENCES "MemberMerge"("mergeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Message"
    ADD CONSTRAINT "Message_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "OldEducation"
    ADD CONSTRAINT "OldEducation_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "OnlineEnrolment"
    ADD CONSTRAINT "OnlineEnrolment_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Application"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "OnlineEnrolment"
    ADD CONSTRAINT "OnlineEnrolment_courseNo_fkey" FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "OnlineEnrolment"
    ADD CONSTRAINT "OnlineEnrolment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PasskeyChallenge"
    ADD CONSTRAINT "PasskeyChallenge_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "Passkey"
    ADD CONSTRAINT "Passkey_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PasswordReset"
    ADD CONSTRAINT "PasswordReset_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PaymentEvent"
    ADD CONSTRAINT "PaymentEvent_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PaymentEvent"
    ADD CONSTRAINT "PaymentEvent_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Payment"
    ADD CONSTRAINT "Payment_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Application"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Payment"
    ADD CONSTRAINT "Payment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PhoneCode"
    ADD CONSTRAINT "PhoneCode_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "PlayerLease"
    ADD CONSTRAINT "PlayerLease_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PostFile"
    ADD CONSTRAINT "PostFile_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PostVersion"
    ADD CONSTRAINT "PostVersion_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "PostViewer"
    ADD CONSTRAINT "PostViewer_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "Post"
    ADD CONSTRAINT "Post_postNo_shownVersion_fkey" FOREIGN KEY ("postNo", "shownVersion") REFERENCES "PostVersion"("postNo", "version") ON UPDATE RESTRICT ON DELETE RESTRICT;

ALTER TABLE ONLY "PrintCode"
    ADD CONSTRAINT "PrintCode_certificateNo_fkey" FOREIGN KEY ("certificateNo") REFERENCES "Certificate"("certificateNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "Receipt"
    ADD CONSTRAINT "Receipt_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "Receipt"
    ADD CONSTRAINT "Receipt_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ReconciliationException"
    ADD CONSTRAINT "ReconciliationException_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ReconciliationException"
    ADD CONSTRAINT "ReconciliationException_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "Refund"
    ADD CONSTRAINT "Refund_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "RegionUpdate"
    ADD CONSTRAINT "RegionUpdate_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ReplacedCertificate"
    ADD CONSTRAINT "ReplacedCertificate_certificateNo_fkey" FOREIGN KEY ("certificateNo") REFERENCES "Certificate"("certificateNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "ReplacedCertificate"
    ADD CONSTRAINT "ReplacedCertificate_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "RoleGrant"
    ADD CONSTRAINT "RoleGrant_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "RoleReview"
    ADD CONSTRAINT "RoleReview_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "RoleReview"
    ADD CONSTRAINT "RoleReview_reviewerNo_fkey" FOREIGN KEY ("reviewerNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SavedExport"
    ADD CONSTRAINT "SavedExport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SavedView"
    ADD CONSTRAINT "SavedView_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SeatMove"
    ADD CONSTRAINT "SeatMove_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SessionChange"
    ADD CONSTRAINT "SessionChange_fromVenueNo_fkey" FOREIGN KEY ("fromVenueNo") REFERENCES "Venue"("venueNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SessionChange"
    ADD CONSTRAINT "SessionChange_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SessionLesson"
    ADD CONSTRAINT "SessionLesson_instructorNo_fkey" FOREIGN KEY ("instructorNo") REFERENCES "Instructor"("instructorNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SessionLesson"
    ADD CONSTRAINT "SessionLesson_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SettingsPreview"
    ADD CONSTRAINT "SettingsPreview_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SiteLink"
    ADD CONSTRAINT "SiteLink_changedBy_fkey" FOREIGN KEY ("changedBy") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MemberCase"
    ADD CONSTRAINT "MemberCase_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "MemberCase"
    ADD CONSTRAINT "MemberCase_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffExport"
    ADD CONSTRAINT "StaffExport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffExport"
    ADD CONSTRAINT "StaffExport_savedNo_fkey" FOREIGN KEY ("savedNo") REFERENCES "SavedExport"("savedNo") ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY "StaffImportRow"
    ADD CONSTRAINT "StaffImportRow_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "StaffImport"
    ADD CONSTRAINT "StaffImport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffImport"
    ADD CONSTRAINT "StaffImport_orderedByNo_fkey" FOREIGN KEY ("orderedByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffLogin"
    ADD CONSTRAINT "StaffLogin_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffPreferences"
    ADD CONSTRAINT "StaffPreferences_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "StaffSetRow"
    ADD CONSTRAINT "StaffSetRow_setNo_fkey" FOREIGN KEY ("setNo") REFERENCES "StaffSet"("setNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "StaffSet"
    ADD CONSTRAINT "StaffSet_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StaffText"
    ADD CONSTRAINT "StaffText_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StoredFile"
    ADD CONSTRAINT "StoredFile_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StoredFile"
    ADD CONSTRAINT "StoredFile_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StudyExtension"
    ADD CONSTRAINT "StudyExtension_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "StudyExtension"
    ADD CONSTRAINT "StudyExtension_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "SupportCode"
    ADD CONSTRAINT "SupportCode_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SurveyQuestion"
    ADD CONSTRAINT "SurveyQuestion_surveyNo_fkey" FOREIGN KEY ("surveyNo") REFERENCES "Survey"("surveyNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SurveyResult"
    ADD CONSTRAINT "SurveyResult_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "SurveyResult"
    ADD CONSTRAINT "SurveyResult_surveyNo_fkey" FOREIGN KEY ("surveyNo") REFERENCES "Survey"("surveyNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "Survey"
    ADD CONSTRAINT "Survey_writtenByNo_fkey" FOREIGN KEY ("writtenByNo") REFERENCES "Employee"("employeeNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "WaitingEntry"
    ADD CONSTRAINT "WaitingEntry_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "WaitingEntry"
    ADD CONSTRAINT "WaitingEntry_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "WaitingEntry"
    ADD CONSTRAINT "WaitingEntry_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY "WatchLoss"
    ADD CONSTRAINT "WatchLoss_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY "WatchLoss"
    ADD CONSTRAINT "WatchLoss_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON UPDATE CASCADE ON DELETE RESTRICT;
