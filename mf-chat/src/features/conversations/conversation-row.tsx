import { type ChatListItem, paths, useFormat, useSettings } from '@afterglow/shared-state';
import { Count } from '@afterglow/shared-ui/components/labels/count';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/people/gold-tick';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink } from '@afterglow/shared-ui/router';
import styles from './conversation-row.module.scss';
import { useLastLine } from './last-line.ts';

interface Props {
  chat: ChatListItem;
  typing: boolean;
}

export function ConversationRow({ chat, typing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const lastLine = useLastLine();
  const fictional = useSettings((state) => state.fictional_singular);
  const { card: member, num_unread_messages: unread, last_message: last } = chat;
  return (
    <NavLink to={paths.chat(chat.conversation)} className={styles.row}>
      <Avatar src={member.main_image?.thumb_url} size={56} online={member.online && t('online')} />
      <span className="grow">
        <span className={styles.who}>
          <span className="clip">{member.name}</span>
          {member.premium && <GoldTick label={t('premium')} />}
          {member.fictional && <FictionalLabel word={fictional} />}
          {last && <time dateTime={last.created_at}>{format.shortMoment(last.created_at)}</time>}
        </span>
        <span className={styles.last}>
          <span className={cx(styles.line, unread > 0 ? styles.unread : typing && styles.typing)}>
            {typing ? t('list.typing') : lastLine(chat)}
          </span>
          {unread > 0 && <Count value={unread} label={t('list.unread', { count: unread })} />}
        </span>
      </span>
    </NavLink>
  );
}
