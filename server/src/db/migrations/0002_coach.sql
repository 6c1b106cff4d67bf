-- One thing to practise in each session: what a list shows, what help its round gave, and the coach's steps. A process of
-- the release before knows none of it, and leaves it out.

-- Whether the coach sets steps, and since when it does again: what was dropped before that may come again.
alter table "user" add coach_on boolean not null default true, add coach_since timestamptz;

alter table problem add form text not null default 'idea'; -- `problemForms`

alter table round
  add form text, -- `problemForms`, as it was scored; null before this migration
  -- What the coach reads of a list (`Reading`); no text.
  add reading jsonb,
  -- How much help with the technique was shown: 1 watch, 2 begin, 3 alone. And which of its three openers.
  add stage integer,
  add opener integer,
  add thinker_by text, -- `thinkerSources`
  -- Places of the ideas that came from the technique: empty for none of them, null where nobody asked.
  add technique_lines integer[],
  -- When the person said of a list without a total that these are their ideas.
  add claimed_at timestamptz;

create table coach_step (
  id uuid not null,
  user_id text not null,
  rule text not null, -- `coachRuleIds`
  -- The round whose list asked for it.
  set_by uuid not null,
  set_day date not null,
  -- The numbers of its sentences, and its goal.
  facts jsonb not null,
  -- The round that showed it and was not compared with it yet.
  shown_in uuid,
  -- The newest round that was compared with it, and how many were.
  judged_in uuid,
  sessions integer not null default 0,
  -- What the person tried on the spot; counts nowhere.
  try_text text,
  outcome text, -- `stepOutcomes`
  closed_at timestamptz,
  primary key (id, user_id),
  foreign key (user_id, set_by) references round (user_id, id) on delete cascade,
  constraint coach_step_closed_whole check ((outcome is null) = (closed_at is null))
);
create unique index coach_step_one_open on coach_step (user_id) where closed_at is null;
create index on coach_step (user_id, set_by);
