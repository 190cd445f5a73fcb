-- An answer is told once, too. A migration of its own: values of an enumeration are used only after the commit that adds them.
DROP INDEX "Message_online_once";
CREATE UNIQUE INDEX "Message_online_once" ON "Message" ("aboutNo", "kind")
 WHERE "kind" IN ('accountIssued', 'paid', 'quietForWeek', 'daysLeft30', 'daysLeft7', 'daysLeft1', 'completed', 'refunded',
                  'helpAsked', 'inquiryAnswered');
