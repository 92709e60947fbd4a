-- What waits to be read, found without looking through all conversations.
create index conversation_members_unread on conversation_members (last_message_at)
  where unread > 0;
create index likes_recent on likes (created_at);
