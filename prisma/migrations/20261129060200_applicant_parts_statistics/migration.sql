-- The planner must know the usual pairs from the rare ones before it chooses between the index and walking back from today.
ALTER INDEX "OnlineEnrolment_applicant_parts" ALTER COLUMN 1 SET STATISTICS 1000;
ALTER INDEX "InPersonEnrolment_applicant_parts" ALTER COLUMN 1 SET STATISTICS 1000;
ANALYZE "OnlineEnrolment";
ANALYZE "InPersonEnrolment";
