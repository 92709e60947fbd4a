-- Pictures of messages. Nobody's until one is sent with a message; what never is, and what is left
-- when its message or its sender is gone for good, is deleted with its files.
create table message_images (
  id text primary key,
  owner_id text references profiles (id) on delete set null,
  message_id text unique references messages (id) on delete set null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);
create index message_images_owner on message_images (owner_id);
create index message_images_unsent on message_images (created_at) where message_id is null;

-- They wait to be drawn in the same queue as photos of profiles.
alter table photo_uploads add column for_message boolean not null default false;
