import { paths, type Target, useChats, usePageTitle } from '@afterglow/shared-state';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation, useNavigate, useParams } from '@afterglow/shared-ui/router';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { ConversationList } from '../features/conversations/conversation-list.tsx';
import { useKeyboardRoom } from '../features/keyboard/use-keyboard-room.ts';
import { useObservable } from '../features/observable.ts';
import { Beside } from '../features/panel/beside.tsx';
import type { Thread } from '../features/thread/thread.ts';
import { ThreadView } from '../features/thread/thread-view.tsx';
import { useThread } from '../features/thread/use-thread.ts';
import styles from './chats.module.scss';

/** /chats, /chats/:id and /members/:id/chat: the list, a conversation, or both where there is room. */
export default function Chats() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const isMember = pathname.startsWith('/members/');
  const target = useMemo<Target | null>(() => {
    if (!id) return null;
    return isMember ? { profile: id } : { conversation: id };
  }, [id, isMember]);
  const page = useRef<HTMLDivElement>(null);
  useKeyboardRoom(page);
  return (
    <div ref={page} className={cx(styles.chats, target && styles.open)}>
      <ConversationList isAlone={!target} />
      {target ? <Conversation target={target} /> : <NothingOpen />}
    </div>
  );
}

interface Props {
  target: Target;
}

function Conversation({ target }: Props) {
  const thread = useThread(target);
  if (!thread) return <section aria-busy="true" />;
  return <OpenConversation thread={thread} target={target} />;
}

interface OpenConversationProps {
  thread: Thread;
  target: Target;
}

function OpenConversation({ thread, target }: OpenConversationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { profile, conversation } = useObservable(thread.state);
  const title = profile ? t('thread.title', { name: profile.name }) : t('list.title');
  usePageTitle(title);
  // The conversation began under the member's address; from now on it has its own.
  useEffect(() => {
    if ('profile' in target && conversation) navigate(paths.chat(conversation), { replace: true });
  }, [target, conversation, navigate]);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ThreadView thread={thread} target={target} />
      {profile && <Beside member={profile} />}
    </>
  );
}

function NothingOpen() {
  const { t } = useTranslation();
  const { list, status } = useChats();
  usePageTitle(t('list.title'));
  // An empty list says all there is to say.
  if (status === 'ready' && list.length === 0) return <section className={styles.nothing} />;
  return (
    <section className={styles.nothing} aria-label={t('nothing.title')}>
      <MessageCircleHeart className="i xl" aria-hidden="true" />
      <p className="b">{t('nothing.title')}</p>
    </section>
  );
}
