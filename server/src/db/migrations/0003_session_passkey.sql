-- A change of address asks how long the account has the very passkey that a session showed.
-- Null: the session showed none, or before there was this column.
alter table session add column passkey_id text;
