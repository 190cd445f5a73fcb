-- A consent is told of once, whichever worker writes it. A migration of its own: values of an enumeration are used only
-- after the commit that adds them.
CREATE UNIQUE INDEX "Message_consent_once" ON "Message" ("aboutNo", "kind")
 WHERE "kind" IN ('consentAskedAgain', 'consentChanged');
