-- Who was banned when 0068 came and had asked to be deleted long before that may have been made active
-- in between; who had not been would be erased by now. They come back as that, and can ask again.
update users set status_before_ban = null
where status = 'banned' and status_before_ban = 'deleted'
  and deletion_requested_at <= (
    select applied_at - interval '14 days' from schema_migrations
    where name = '0068_status_before_ban.sql');
