CREATE TABLE "opinion_calibration" (
	"model" text PRIMARY KEY NOT NULL,
	"rubric" text NOT NULL,
	"anchors" jsonb NOT NULL,
	"agreement" jsonb NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
