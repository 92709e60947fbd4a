import { type ChatListItem, paths } from '@afterglow/shared-state';
import { useLocation, useNavigate } from '@afterglow/shared-ui/router';

/** What goes from the list does not stay open beside it. */
export function useLeaveConversation() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return ({ conversation, profile }: Pick<ChatListItem, 'conversation' | 'profile'>): void => {
    const isOpen = [paths.chat(conversation), paths.memberChat(profile)].includes(pathname);
    if (isOpen) navigate(paths.chats(), { replace: true });
  };
}
