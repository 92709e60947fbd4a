-- Pages ask again and again what is new. These hold only that: a member with thousands of
-- conversations and likes is asked about the few that wait.
create index conversation_members_waiting on conversation_members (profile_id)
  where unread > 0 and removed_at is null;
create index likes_waiting on likes (to_id) where is_new;
