-- Looked for once an hour: whose address nobody has confirmed.
create index users_never_confirmed on users (signup_date) where status = 'not_confirmed';
