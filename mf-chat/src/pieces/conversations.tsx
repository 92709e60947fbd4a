import type { ChatListItem } from '@afterglow/shared-state';
import { ToastView } from '@afterglow/shared-ui/components/overlays/toast-view';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { ConversationRow } from '../features/conversations/conversation-row.tsx';
import { longName, longText, marked, someone } from './said.ts';

const conversation = (part: Partial<ChatListItem> = {}): ChatListItem => ({
  conversation: 'c1',
  profile: 'sofia',
  card: someone(),
  num_unread_messages: 0,
  last_message_at: '2026-01-05T12:00:00.000Z',
  last_message: {
    kind: 'text',
    body: 'See you on Saturday',
    label: null,
    mine: false,
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
  },
  ...part,
});
const last = (part: Partial<NonNullable<ChatListItem['last_message']>>) =>
  ({ ...conversation().last_message, ...part }) as NonNullable<ChatListItem['last_message']>;

const row = (part?: Partial<ChatListItem>, typing = false) => (
  <ConversationRow chat={conversation(part)} typing={typing} onAsk={nothing} />
);

/** As the shell says it. */
function Removed() {
  const { t } = useTranslation();
  return (
    <ToastView
      kind="ok"
      title={t('thread.removed', { name: longName })}
      action={{ label: t('thread.undo'), onClick: nothing }}
      closeLabel={t('close')}
      onClose={nothing}
    />
  );
}

export const conversations: Pieces = {
  'conversations/conversation-row': {
    plain: row(),
    unread: row({ num_unread_messages: 3 }),
    'very many unread': row({ num_unread_messages: 140, last_message: last({ body: longText }) }),
    typing: row({}, true),
    'all marks': row({ card: someone(marked) }),
    'a long name': row({ card: someone({ ...marked, name: longName }), num_unread_messages: 2 }),
    'no photo': row({ card: someone({ main_image: null }) }),
    'mine last': row({ last_message: last({ mine: true, body: longText }) }),
    'a photo last': row({ last_message: last({ kind: 'image', body: null }) }),
    'a gift last': row({ last_message: last({ kind: 'gift', body: 'rose', label: 'Red rose' }) }),
    'a GIF last': row({ last_message: last({ kind: 'gif', body: 'x:1' }) }),
    'nothing said': row({ last_message: null }),
    'removed, with undo': <Removed />,
  },
};
