-- What a message costs is a word of the settings now, dated and made by two people; the only row was the first price.
DROP TABLE "MessagePrice";

-- The free refusal is an address, or the free number of the settings.
ALTER TABLE "Campaign" DROP CONSTRAINT "Campaign_advert_words";
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_advert_words"
  CHECK ("kind" <> 'advert' OR "text" IS NULL
         OR ("text" LIKE '(광고)[%' AND "text" ~ (chr(10) || '무료 수신거부 ([{]수신거부[}]|080-[0-9]{3,4}-[0-9]{4})$')));
