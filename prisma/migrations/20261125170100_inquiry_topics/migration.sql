-- Topics of inquiries, and files of answers.
-- AlterEnum
ALTER TYPE "FileOwner" ADD VALUE 'inquiryAnswer';

-- CreateTable
CREATE TABLE "InquiryTopic" (
    "topicNo" SERIAL NOT NULL,
    "topicName" VARCHAR(20) NOT NULL,
    "topicWords" TEXT[],
    "position" INTEGER NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "InquiryTopic_pkey" PRIMARY KEY ("topicNo")
);

-- AlterTable
ALTER TABLE "Inquiry" ADD COLUMN     "topicNo" INTEGER;

-- CreateIndex
CREATE INDEX "Inquiry_topicNo_idx" ON "Inquiry"("topicNo");

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_topicNo_fkey" FOREIGN KEY ("topicNo") REFERENCES "InquiryTopic"("topicNo") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "InquiryTopic" ("topicName", "topicWords", "position") VALUES
  ('결제', ARRAY['결제', '입금', '환불', '카드', '계좌', '영수증'], 1),
  ('수료증', ARRAY['수료증', '이수증'], 2),
  ('수강', ARRAY['강의', '수강', '재생', '동영상', '평가', '시험', '설문'], 3),
  ('회차', ARRAY['회차', '집합', '교육장', '출석', '날짜'], 4),
  ('서류', ARRAY['지정확인서', '위생책임자', '증빙', '서류'], 5),
  ('회원', ARRAY['비밀번호', '아이디', '로그인', '본인확인', '탈퇴', '가입'], 6),
  ('신청', ARRAY['신청', '신고번호', '업소', '업종', '면제'], 7);

-- What stands is put under the first topic of which its title has a word.
UPDATE "Inquiry" i SET "topicNo" = (
  SELECT t."topicNo" FROM "InquiryTopic" t
   WHERE EXISTS (SELECT 1 FROM unnest(t."topicWords") word WHERE strpos(i."title", word) > 0)
   ORDER BY t."position" LIMIT 1);
