-- Looked for once an hour: who asked to be erased and is not yet.
create index users_to_erase on users (deletion_requested_at)
  where status = 'deleted' and deleted_at is null;
