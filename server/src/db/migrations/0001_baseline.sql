-- All tables as of the first release. The next change is the next numbered file beside this one; a file that a release has
-- is never touched again. What a column may hold, where it is a list, stands in the code under the name in `ticks`.

-- For the search of admins.
create extension if not exists pg_trgm;

-- Accounts ------------------------------------------------------------------------------------------------------

create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  -- Verified for lack of mail or by the link of a sign-up, which may be anybody's: no password was chosen by mail.
  verified_unseen boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  role text not null default 'user', -- user or admin
  time_zone text not null default 'UTC',
  next_time_zone text,
  next_time_zone_from timestamptz,
  difficulty text not null default 'easy', -- `difficulties`
  difficulty_since timestamptz,
  counts_for_rarity boolean not null default true,
  hints_on boolean not null default false,
  opinions_on boolean not null default false,
  -- When they first answered whether others may see an idea, when an admin ended that, and the day of a note put away.
  sharing_asked_at timestamptz,
  sharing_stopped_at timestamptz,
  wish_note_away_on date,
  -- When they put the one offer of a passkey away.
  passkey_offer_away_at timestamptz,
  stripe_customer_id text unique,
  -- Stripe does not know the newest address yet.
  stripe_email_due boolean not null default false,
  deleted_at timestamptz,
  -- A column, because index-only scans need columns.
  listed_name text not null generated always as (lower(first_name || ' ' || last_name)) stored,
  constraint next_time_zone_is_whole check ((next_time_zone is null) = (next_time_zone_from is null))
);
create index user_newest on "user" (created_at desc nulls first, id);
create index user_by_listed_name on "user" (listed_name, id, email);
-- As `foldedTextSql` spells it.
create index user_search_plain on "user" using gin ((translate(replace(replace(replace(
    normalize(regexp_replace(normalize(listed_name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđħŧıς', 'oldhtiσ')) gin_trgm_ops, email gin_trgm_ops);
create index user_stripe_email_due on "user" (id) where stripe_email_due;
create index user_deleted on "user" (id) where deleted_at is not null;

create table session (
  id text primary key,
  user_id text not null references "user" on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  device text,
  -- How it began: password, password_code, passkey or provider:<name>. Null: by a password.
  way text,
  -- When the person last showed who they are; some calls want it to be fresh.
  proved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on session (user_id);

create table account (
  id text not null,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" on delete cascade,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, user_id)
);
create index on account (user_id);

-- One a person, so that older links end. Only the hash is stored.
create table password_reset (
  user_id text primary key references "user" on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

-- Keys are hashes. Unlogged: a crash of the database may forget it.
create unlogged table rate_limit (
  key text primary key,
  until timestamptz not null,
  count integer not null default 0
);
create index on rate_limit (until);

-- Several may wait for one address. Rows stay until they expire, so that their links answer the same.
create table pending_sign_up (
  id uuid primary key,
  user_id text not null references "user" on delete cascade,
  place integer not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  time_zone text not null,
  device text not null,
  -- Of a sign-up by a provider that does not vouch for the address: what the link connects.
  provider text,
  issuer text,
  subject text,
  opened_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sign_up_place_taken_once unique (user_id, place),
  constraint sign_up_places check (place between 1 and 5)
);

-- Ways to sign in -----------------------------------------------------------------------------------------------

create table passkey (
  id text primary key,
  user_id text not null references "user" on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on passkey (user_id);

-- An account at a provider of OpenID Connect. Its address is for showing only.
create table connected_account (
  issuer text not null,
  subject text not null,
  user_id text not null references "user" on delete cascade,
  provider text not null,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject),
  constraint one_account_of_each_issuer unique (user_id, issuer)
);

-- Of an authenticator app. It counts once its first code was right.
create table second_factor (
  user_id text primary key references "user" on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint,
  asks_known_devices boolean not null default true,
  created_at timestamptz not null
);

create table recovery_code (
  user_id text not null references "user" on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What lies between two requests of one sign-in or proof. Its data is sealed.
create table sign_in_step (
  token_hash text primary key,
  kind text not null,
  user_id text references "user" on delete cascade,
  data text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on sign_in_step (user_id);
create index on sign_in_step (expires_at);

create table address_change (
  user_id text primary key references "user" on delete cascade,
  new_email text not null,
  token_hash text not null unique,
  expires_at timestamptz not null
);

create table address_undo (
  token_hash text primary key,
  user_id text not null references "user" on delete cascade,
  old_email text not null,
  new_email text not null,
  expires_at timestamptz not null
);
create index on address_undo (user_id);

-- Problems ------------------------------------------------------------------------------------------------------

create table problem (
  id uuid primary key,
  source text not null, -- bank or model
  category text not null,
  difficulty text not null, -- `difficulties`
  text text not null,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  model text,
  prompt_version text,
  filter_results jsonb,
  constraint problem_origin_is_known
    check (num_nonnulls(model, prompt_version, filter_results) = case source when 'model' then 3 else 0 end)
);

create table problem_report (
  problem_id uuid not null references problem,
  user_id text not null references "user" on delete cascade,
  created_at timestamptz not null,
  -- A keyed hash, another one for each problem: it only says whether two reports of a problem come from one network.
  network_hash text,
  primary key (problem_id, user_id)
);
create index on problem_report (user_id);

create table daily_problem (
  day date not null,
  difficulty text not null, -- `difficulties`
  problem_id uuid not null references problem,
  primary key (day, difficulty)
);

create table writer_day (
  day date primary key,
  calls integer not null,
  constraint writer_day_counts check (calls > 0)
);

create table opinion_calibration (
  model text primary key,
  rubric text not null,
  anchors jsonb not null,
  agreement jsonb not null,
  measured_at timestamptz not null
);

create table writer_breaker (
  id integer primary key default 1,
  outcomes text not null default '',
  open_until timestamptz,
  trial_until timestamptz,
  constraint writer_breaker_is_one check (id = 1)
);

-- Reserved for one place of a person's day, for rounds without network. The round of that place has this id.
create table day_pass (
  user_id text not null references "user" on delete cascade,
  day date not null,
  number integer not null,
  round_id uuid not null,
  problem_id uuid not null references problem,
  zone text not null,
  slots integer not null,
  issued_at timestamptz not null,
  primary key (user_id, day, number),
  unique (round_id, user_id),
  constraint day_pass_places check (number between 1 and 5)
);
create index on day_pass (user_id, problem_id);

-- Rounds --------------------------------------------------------------------------------------------------------

-- All counts derive from this log.
create table round (
  id uuid not null default gen_random_uuid(),
  user_id text not null references "user" on delete cascade,
  kind text not null, -- `roundKinds`
  problem_id uuid references problem,
  custom_problem text,
  day date not null,
  zone text not null,
  number integer not null,
  slots integer not null,
  opened_at timestamptz not null,
  thinker_id text,
  finished_at timestamptz,
  received_at timestamptz,
  counted_day date,
  counted_number integer,
  not_counted text, -- `notCountedReasons`
  content_hash text,
  outcome jsonb,
  score jsonb,
  -- Quicker than unpacked scores: different ideas, variety, rarity (null: too early), detail, best place.
  figures double precision[] generated always as (array[
    (score->'fluency'->>'different')::float8,
    (score->'flexibility'->>'effective')::float8,
    case when (score->'originality'->>'tooEarly') = 'false' then (score->'originality'->>'value')::float8 end,
    (score->'elaboration'->>'median')::float8,
    (score->'order'->>'best')::float8
  ]) stored,
  favourites integer[],
  -- Which of its thinker's lines answered the list: `many-kinds/0`.
  answer text,
  -- `opinion_asked_at` prevents two requests at a time.
  opinion jsonb,
  opinion_asked_at timestamptz,
  primary key (id, user_id),
  constraint round_has_one_problem check ((kind = 'daily') = (problem_id is not null)),
  constraint round_custom_text check ((kind = 'custom') = (custom_problem is not null)),
  -- Five is the most of any plan. Place 0: a visitor's round from before the account, which takes no place.
  constraint round_places check (counted_number between 0 and 5),
  constraint round_finished_once check (
    num_nonnulls(finished_at, received_at, content_hash, outcome) = case when finished_at is null then 0 else 4 end
  ),
  constraint round_counts_or_says_why_not check (
    num_nonnulls(counted_day, counted_number)
      = case when finished_at is null or not_counted is not null then 0 else 2 end
    and (not_counted is null or finished_at is not null)
  )
);
create unique index round_handed_out_once on round (user_id, kind, day, number);
create unique index round_place_taken_once on round (user_id, counted_day, counted_number);
create index round_open on round (user_id, opened_at) where finished_at is null;
create index round_problem_had on round (user_id, problem_id);

-- Like all rows of a round it belongs to the round's person, by the key of both.
create table solution (
  id uuid not null default gen_random_uuid(),
  round_id uuid not null,
  -- A copy for the indexes of the history, as is `kind`.
  user_id text not null,
  kind text not null, -- `roundKinds`
  position integer not null,
  text text not null,
  method text not null, -- `entryMethods`
  is_exported boolean not null default false,
  created_at timestamptz not null,
  primary key (id, user_id),
  foreign key (user_id, round_id) references round (user_id, id) on delete cascade,
  constraint solution_fits_a_slot check (position between 1 and 20)
);
create index solution_history on solution (user_id, created_at desc nulls first, round_id, position desc nulls first);
create index solution_history_of_kind
  on solution (user_id, kind, created_at desc nulls first, round_id, position desc nulls first);
-- After the indexes of the history: where two cost the same, PostgreSQL takes the older one.
alter table solution add unique (round_id, position, user_id);

-- No change of zone or clock counts a date twice.
create table day_log (
  user_id text not null references "user" on delete cascade,
  day date not null,
  kind text not null, -- `dayKinds`
  replaced text, -- `dayKinds`
  round_id uuid,
  zone text not null,
  created_at timestamptz not null,
  primary key (user_id, day),
  foreign key (user_id, round_id) references round (user_id, id) on delete cascade,
  constraint day_log_replaced check (replaced is null or kind in ('done', 'amnesty'))
);
create index on day_log (round_id);

-- Derived from the log; must equal a recount. Its row is the lock for opening and finishing rounds.
create table progress (
  user_id text primary key references "user" on delete cascade,
  streak_length integer not null default 0,
  last_day date,
  last_day_rounds integer not null default 0,
  last_day_solutions integer not null default 0,
  total_solved integer not null default 0,
  last_finished_at timestamptz,
  longest_streak integer not null default 0,
  freezes integer not null default 1,
  done_days integer not null default 0,
  daily_solutions integer not null default 0,
  custom_solutions integer not null default 0,
  -- Recount before the next use.
  recount_due boolean not null default false,
  constraint progress_freezes check (freezes between 0 and 2)
);
create index progress_last_active on progress (last_finished_at desc nulls first, user_id)
  where last_finished_at is not null;

create table idempotency_key (
  user_id text not null references "user" on delete cascade,
  key text not null,
  content_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- Stems of an idea and what it means, no text. Without a vector its words are in no table. `seq` orders them: a list takes
-- one step, and its ideas the numbers behind it.
create table idea_sketch (
  seq bigint generated always as identity (increment 100),
  problem_id uuid not null references problem,
  user_id text not null,
  round_id uuid not null,
  position integer not null,
  stems text[] not null,
  vector bytea,
  primary key (round_id, position, user_id),
  foreign key (user_id, round_id) references round (user_id, id) on delete cascade
);
create index on idea_sketch (problem_id, seq);

create table second_look (
  user_id text not null,
  round_id uuid not null,
  position integer not null,
  text text not null,
  created_at timestamptz not null,
  primary key (round_id, position, user_id),
  foreign key (user_id, round_id) references round (user_id, id) on delete cascade
);

-- What another device handed in for a finished round, once each. It counts for nothing.
create table other_list (
  id uuid not null default gen_random_uuid(),
  user_id text not null,
  round_id uuid not null,
  content_hash text not null,
  texts text[] not null,
  methods text[] not null, -- `entryMethods`
  finished_at timestamptz not null,
  received_at timestamptz not null,
  added_at timestamptz,
  primary key (id, user_id),
  unique (round_id, content_hash, user_id),
  foreign key (user_id, round_id) references round (user_id, id) on delete cascade,
  constraint other_list_whole check (cardinality(texts) = cardinality(methods))
);

create table idea_trial (
  solution_id uuid not null,
  user_id text not null,
  marked_at timestamptz not null,
  answer text, -- tried, not_yet or dropped
  note text,
  answered_at timestamptz,
  primary key (solution_id, user_id),
  foreign key (user_id, solution_id) references solution (user_id, id) on delete cascade,
  constraint idea_trial_answered_whole check ((answer is null) = (answered_at is null))
);
create index on idea_trial (user_id, marked_at);

-- Streaks -------------------------------------------------------------------------------------------------------

-- Judged under the lock of the person's progress.
create table pause (
  id uuid not null default gen_random_uuid(),
  user_id text not null references "user" on delete cascade,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null,
  primary key (id, user_id),
  unique (user_id, from_day),
  constraint pause_length check (to_day between from_day and from_day + 29)
);

create table amnesty (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  user_id text references "user" on delete cascade,
  reason text not null,
  actor_id text references "user" on delete set null,
  created_at timestamptz not null,
  -- By id; null: everybody is reached.
  reached_up_to text,
  unique nulls not distinct (day, user_id)
);
create index on amnesty (user_id);

-- For two days the kinder of both zones decides.
create table zone_change (
  user_id text not null references "user" on delete cascade,
  at timestamptz not null,
  left_zone text not null,
  primary key (user_id, at)
);

create table achievement (
  user_id text not null references "user" on delete cascade,
  achievement_id text not null,
  unlocked_at timestamptz not null,
  seen_at timestamptz,
  primary key (user_id, achievement_id)
);

create table bird_found (
  user_id text not null references "user" on delete cascade,
  thinker_id text not null,
  found_at timestamptz not null,
  primary key (user_id, thinker_id)
);

-- Mails ---------------------------------------------------------------------------------------------------------

-- Written in the transaction of its reason, delivered by a job.
create table mail (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" on delete cascade,
  sign_up_id uuid references pending_sign_up on delete set null,
  kind text not null, -- `MailKind`
  recipient text not null,
  -- Its link opens an account. Null once the mail ended.
  sealed text,
  expires_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  refused_at timestamptz,
  dropped_at timestamptz,
  created_at timestamptz not null,
  constraint mail_ends_once check (num_nonnulls(sent_at, refused_at, dropped_at) <= 1),
  constraint mail_forgets_when_ended check ((sealed is null) = (num_nonnulls(sent_at, refused_at, dropped_at) = 1))
);
create index mail_waiting on mail (next_attempt_at) where num_nonnulls(sent_at, refused_at, dropped_at) = 0;
-- Many are due at one minute, and nobody waits for them at the screen.
create index mail_waiting_reminders_last on mail ((kind = 'reminder'), next_attempt_at)
  where num_nonnulls(sent_at, refused_at, dropped_at) = 0;
create index on mail (user_id);
create index on mail (sign_up_id);

create table stored_letter (
  mail_id uuid primary key references mail on delete cascade,
  sealed text not null
);

-- Reminders and the calendar ------------------------------------------------------------------------------------

-- Its row is the lock under which a reminder is decided.
create table reminder (
  user_id text primary key references "user" on delete cascade,
  is_on boolean not null default false,
  -- Since midnight in the account's zone.
  minute integer not null,
  -- One bit for each weekday: 1 is Monday, 64 is Sunday.
  days integer not null,
  quiet_from integer,
  quiet_to integer,
  by_mail boolean not null default false,
  mail_refused_at timestamptz,
  -- Only beside reminder mails; off until asked for.
  month_mails boolean not null default false,
  paused_until date,
  ignored integer not null default 0,
  stopped_at timestamptz,
  declined_at timestamptz,
  -- Only rises, also when the zone changes.
  last_day date,
  due_at timestamptz,
  due_day date,
  constraint reminder_minute check (minute between 0 and 1439),
  constraint reminder_days check (days between 1 and 127),
  constraint reminder_quiet check ((quiet_from is null) = (quiet_to is null)),
  constraint reminder_due_whole check ((due_at is null) = (due_day is null)),
  constraint reminder_due_when_on check (due_at is null or is_on)
);
create index reminder_month_mails on reminder (user_id) where month_mails;
create index reminder_due on reminder (due_at) where due_at is not null;

create table reminder_sent (
  user_id text not null references "user" on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  taken_at timestamptz,
  opened_at timestamptz,
  primary key (user_id, day)
);
create index on reminder_sent (sent_at);

-- Its row is written with the letter, or where the month had no session: it is decided once.
create table month_letter (
  user_id text not null references "user" on delete cascade,
  month date not null,
  is_sent boolean not null,
  decided_at timestamptz not null,
  primary key (user_id, month)
);

-- Goes with its session: nobody is reminded where they signed out.
create table push_endpoint (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" on delete cascade,
  session_id text not null references session on delete cascade,
  -- Of the address, which is a secret itself. A browser belongs to its last person.
  hash text not null unique,
  sealed text not null,
  created_at timestamptz not null
);
create index on push_endpoint (user_id);
create index on push_endpoint (session_id);

create table push_message (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references push_endpoint on delete cascade,
  day date not null,
  title text not null,
  sentence text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  expires_at timestamptz not null,
  unique (endpoint_id, day)
);
create index on push_message (next_attempt_at);

-- Only the hash of the secret address: a copy of the table opens no calendar.
create table calendar_feed (
  user_id text primary key references "user" on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);

-- Premium -------------------------------------------------------------------------------------------------------

-- Only added or revoked: Premium is derived from those in force. They outlive the person.
create table entitlement_grant (
  id uuid primary key default gen_random_uuid(),
  user_id text references "user" on delete set null,
  source text not null, -- admin, stripe or crypto
  reference text not null,
  plan text, -- monthly or annual
  starts_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  reason text,
  end_told_at timestamptz,
  created_at timestamptz not null default now(),
  unique (source, reference)
);
create index on entitlement_grant (user_id);
create index entitlement_grant_to_tell on entitlement_grant (ends_at) where end_told_at is null and revoked_at is null;

-- The attempt is Stripe's idempotency key: two clicks make one subscription.
create table card_checkout (
  user_id text primary key references "user" on delete cascade,
  plan text not null, -- monthly or annual
  attempt uuid not null default gen_random_uuid(),
  started_at timestamptz not null
);

create table stripe_subscription (
  id text primary key,
  user_id text references "user" on delete set null,
  customer_id text not null,
  status text not null,
  plan text, -- monthly or annual
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  latest_invoice text,
  taken_back text, -- refunded, charged_back or disputed
  synced_at timestamptz not null
);
create index on stripe_subscription (user_id);
create index on stripe_subscription (customer_id);
create unique index stripe_subscription_one_live on stripe_subscription (user_id)
  where status in ('active', 'trialing', 'past_due');

-- Paid at none of our prices, for an admin to decide. Stripe's id lists each once.
create table card_review (
  payment_id text primary key,
  user_id text references "user" on delete set null,
  customer_id text not null,
  subscription_id text,
  amount integer not null,
  currency text not null,
  found_at timestamptz not null,
  settled_at timestamptz,
  note text
);
create index on card_review (user_id);
create index card_review_waiting on card_review (found_at) where settled_at is null;

-- Only their ids are trusted: the rest is read from Stripe.
create table stripe_event (
  id text primary key,
  type text not null,
  object_id text,
  payload jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  error text
);
create index stripe_event_unprocessed on stripe_event (id) where processed_at is null;
create index on stripe_event (received_at);

-- Payments in coins ---------------------------------------------------------------------------------------------

create table crypto_payment (
  id uuid primary key default gen_random_uuid(),
  user_id text references "user" on delete set null,
  currency text not null, -- `currencies`
  network text not null, -- `networks`
  chain text not null, -- `chains`
  usd_cents integer not null,
  due numeric(78) not null,
  price jsonb not null,
  address text not null,
  -- Empty where the address alone identifies the payment.
  memo text not null default '',
  family text not null,
  derivation_index integer,
  status text not null default 'created', -- `paymentStatuses`
  received numeric(78) not null default 0,
  confirmations integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  first_seen_at timestamptz,
  verified_at timestamptz,
  strays_looked_at timestamptz,
  next_look_at timestamptz,
  -- Hints of the person, never proof.
  claimed_tx text,
  claimed_sender text,
  arrived_in text[] not null default '{}',
  surplus_read_at timestamptz,
  note text,
  version integer not null default 1,
  constraint crypto_payment_destination unique (chain, address, memo),
  constraint crypto_payment_derivation unique (family, derivation_index),
  constraint crypto_payment_amounts check (usd_cents > 0 and due > 0 and received >= 0)
);
create unique index crypto_payment_one_open on crypto_payment (user_id, currency, network)
  where status in ('created', 'seen', 'underpaid');
create index crypto_payment_to_look_at on crypto_payment (next_look_at) where next_look_at is not null;
create index on crypto_payment (user_id);
create index crypto_payment_to_review on crypto_payment (created_at) where status in ('late_review', 'revoked');

-- The key prevents that money pays for two people.
create table chain_receipt (
  chain text not null, -- `chains`
  tx text not null,
  out_ref text not null,
  payment_id uuid not null references crypto_payment,
  amount numeric(78) not null,
  block_hash text,
  block_height bigint,
  state text not null, -- shown or gone
  seen_at timestamptz not null,
  primary key (chain, tx, out_ref)
);
create index on chain_receipt (payment_id);

create table address_counter (
  family text primary key,
  next bigint not null
);

-- Without a tag, of another asset, or on another network. The key lists each once.
create table stray_credit (
  id uuid not null default gen_random_uuid() unique,
  chain text not null, -- `chains`
  tx text not null,
  out_ref text not null,
  address text not null,
  asset text not null,
  token text,
  amount numeric not null,
  tag text,
  payment_id uuid references crypto_payment,
  at timestamptz,
  seen_at timestamptz not null,
  state text not null default 'waiting', -- waiting, refunded or settled
  note text,
  actor_id text references "user" on delete set null,
  decided_at timestamptz,
  primary key (chain, tx, out_ref)
);
create index stray_credit_waiting on stray_credit (seen_at) where state = 'waiting';
create index on stray_credit (payment_id);
create index on stray_credit (actor_id);

create table stray_cursor (
  chain text not null, -- `chains`
  address text not null,
  cursor text,
  primary key (chain, address)
);

create table renewal_letter (
  grant_id uuid not null references entitlement_grant on delete cascade,
  days integer not null,
  queued_at timestamptz not null,
  primary key (grant_id, days)
);

create table deposit_pool (
  chain text not null, -- `chains`
  address text not null,
  payment_id uuid unique references crypto_payment,
  primary key (chain, address)
);

create table crypto_payment_step (
  id bigint primary key generated always as identity,
  payment_id uuid not null references crypto_payment,
  at timestamptz not null,
  before text, -- `paymentStatuses`
  after text not null, -- `paymentStatuses`
  reason text not null,
  actor_id text references "user" on delete set null
);
create index on crypto_payment_step (payment_id);
create index on crypto_payment_step (actor_id);

-- Guests --------------------------------------------------------------------------------------------------------

-- The key is the limit: a browser has so many places a day (UTC).
create table guest_handout (
  browser text not null,
  day date not null,
  number integer not null,
  problem_id uuid not null references problem,
  handed_out_at timestamptz not null,
  claimed_at timestamptz,
  source text, -- shared: by the link of a shared problem
  primary key (browser, day, number)
);
create index on guest_handout (handed_out_at);

-- A visitor is a keyed hash of the network.
create table guest_event (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  type text not null, -- `EventType` of guests
  visitor text not null,
  session_id text,
  problem_id uuid,
  genius_name text,
  solution_length integer,
  source text -- as in guest_handout
);
create index on guest_event (at);

-- Events by day (UTC). `last_seen`: visitors whose last start was on the day.
create table guest_day (
  day date not null,
  type text not null,
  count bigint not null,
  primary key (day, type)
);

create table guest_ranking (
  day date not null,
  list text not null, -- genius or problem
  name text not null,
  count bigint not null,
  primary key (day, list, name)
);

create table guest_visitor (
  visitor text primary key,
  first_day date not null,
  last_day date not null,
  constraint guest_visitor_days check (first_day <= last_day)
);
create index on guest_visitor (last_day);

-- Shared links --------------------------------------------------------------------------------------------------

-- Taken back it is gone, as if it had never been. The card is of the moment when it was shared.
create table share_link (
  code text primary key,
  user_id text not null references "user" on delete cascade,
  round_id uuid not null,
  problem_id uuid not null references problem,
  card jsonb not null,
  -- A copy of the one idea that its author shows.
  idea text,
  shared_at timestamptz not null,
  -- An open report hides the idea; an admin's decision to keep it stays.
  report text, -- open or kept
  reported_at timestamptz,
  unique (user_id, round_id)
);
create index share_link_newest on share_link (user_id, shared_at);
create index share_link_reported on share_link (reported_at) where report = 'open';

-- Shared ideas --------------------------------------------------------------------------------------------------

-- A copy with an id of its own of one idea of a round: what others see leads to nobody.
create table shared_idea (
  id uuid primary key default gen_random_uuid(),
  problem_id uuid not null references problem,
  user_id text not null references "user" on delete cascade,
  round_id uuid not null,
  position integer not null,
  text text not null,
  thinker_id text,
  originality integer,
  visible_from timestamptz not null,
  -- `kept` by an admin: no report hides it. `taken_back` by its author after a report, which an admin judges still.
  state text not null, -- in_review, shown, hidden, kept or taken_back
  -- From when an admin should look at it.
  waits_since timestamptz,
  -- People who were shown it on one day (UTC).
  shown_on date,
  shown_count integer not null default 0,
  constraint shared_idea_one_of_round unique (user_id, round_id),
  constraint shared_idea_fits_a_slot check (position between 1 and 20)
);
create index shared_idea_pool on shared_idea (problem_id, visible_from desc nulls first)
  where state in ('shown', 'kept');
create index shared_idea_waits on shared_idea (waits_since, id) where waits_since is not null;

-- That an idea was shown to a person, beside which round of theirs, and what they said of it.
create table shown_idea (
  idea_id uuid not null references shared_idea on delete cascade,
  user_id text not null references "user" on delete cascade,
  -- Of the idea, for the index.
  author_id text not null,
  round_id uuid not null,
  role text not null, -- near, far or third
  shown_at timestamptz not null,
  wished_at timestamptz,
  -- The author's day on which they were told.
  told_on date,
  reported_at timestamptz,
  reason text, -- hurts, names or sells
  -- A keyed hash, another one for each idea.
  network_hash text,
  primary key (idea_id, user_id),
  constraint shown_idea_reported_whole check (num_nonnulls(reported_at, reason, network_hash) in (0, 3))
);
create unique index shown_idea_of_round on shown_idea (user_id, round_id, role);
create index shown_idea_wished on shown_idea (author_id, told_on) where wished_at is not null;
create index shown_idea_reported on shown_idea (idea_id) where reported_at is not null;

-- Admins --------------------------------------------------------------------------------------------------------

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  actor_id text references "user" on delete set null,
  action text not null,
  target_id text references "user" on delete set null,
  details jsonb not null default '{}'::jsonb
);
create index on audit_log (at);
create index on audit_log (actor_id);
create index on audit_log (target_id);
