-- A consent that was given in the system before this one.
ALTER TYPE "ConsentSource" ADD VALUE 'formerSystem';
