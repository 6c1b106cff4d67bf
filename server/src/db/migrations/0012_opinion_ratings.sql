CREATE TABLE "opinion_rating" (
	"key" text PRIMARY KEY NOT NULL,
	"originality" double precision NOT NULL,
	"fit" double precision NOT NULL,
	"detail" double precision NOT NULL,
	"unsure" boolean NOT NULL,
	"flag" text NOT NULL
);
