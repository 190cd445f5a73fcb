-- A message of the online path is told once for what it is about, whichever worker writes it and however often. A
-- migration of its own: values of an enumeration are used only after the commit that adds them.
CREATE UNIQUE INDEX "Message_online_once" ON "Message" ("aboutNo", "kind")
 WHERE "kind" IN ('accountIssued', 'paid', 'quietForWeek', 'daysLeft30', 'daysLeft7', 'daysLeft1', 'completed', 'refunded');

-- Learners of a year whose course is not finished: the reminders look through them.
CREATE INDEX "OnlineEnrolment_under_study" ON "OnlineEnrolment" ("year", "enrolmentNo")
 WHERE "status" IN ('paid', 'studying', 'studied', 'surveyed');
