-- An idea keeps its stems only: nobody reads the MinHash back, it follows from them.
ALTER TABLE "idea_sketch" DROP COLUMN "signature";
