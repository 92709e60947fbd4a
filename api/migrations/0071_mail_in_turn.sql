-- What is due in its turn: notices last, since nobody waits for them.
create index outbox_mail_in_turn on outbox_mail ((template in ('new_conversations', 'new_messages', 'like',
  'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders')), next_attempt_at)
  where sent_at is null and failed_at is null;
drop index outbox_mail_due;
