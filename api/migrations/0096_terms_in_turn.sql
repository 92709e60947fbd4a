-- That the terms change is told to everybody at once: it goes last, too, or no password would get through.
drop index outbox_mail_in_turn;
create index outbox_mail_in_turn on outbox_mail ((template in ('new_conversations', 'new_messages', 'like',
  'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders', 'terms_change')), next_attempt_at)
  where sent_at is null and failed_at is null;
