-- The newest likes of a member, received and given, are read out of an index in their order: not one by
-- one from the table, and of those given not all that ever were.
create index likes_of_receiver on likes (to_id, created_at desc) include (from_id, is_new);
create index likes_of_giver on likes (from_id, created_at desc) include (to_id, is_new);
drop index likes_received;
