-- Popups and banners are shown from a Seoul day until a Seoul day, both included; without one they are not bounded.
ALTER TABLE "Popup"
  ADD COLUMN "imagePath" VARCHAR(300) NOT NULL DEFAULT '',
  ADD COLUMN "shownFrom" DATE,
  ADD COLUMN "shownUntil" DATE,
  ADD CONSTRAINT "Popup_shown" CHECK ("shownFrom" <= "shownUntil");

ALTER TABLE "Banner"
  ADD COLUMN "site" INTEGER NOT NULL DEFAULT 2,
  ADD COLUMN "connectType" INTEGER NOT NULL DEFAULT 2,
  ADD COLUMN "menuType" INTEGER,
  ADD COLUMN "shownFrom" DATE,
  ADD COLUMN "shownUntil" DATE,
  ADD CONSTRAINT "Banner_shown" CHECK ("shownFrom" <= "shownUntil");
