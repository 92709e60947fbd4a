import type { ChatListItem } from '@afterglow/shared-state';
import { type ReactElement, useState } from 'react';
import { Virtualizer } from 'virtua';

export interface RowsProps {
  chats: ChatListItem[];
  children: (chat: ChatListItem) => ReactElement;
}

/** Pixels of a row whose name takes one line; others are measured once they are drawn. */
const rowHeight = 78;

/** Rows near the screen, and the one that has the focus wherever it is. */
export default function NearRows({ chats, children }: RowsProps) {
  const [focused, setFocused] = useState<string>();
  const kept = chats.findIndex(({ conversation }) => conversation === focused);
  return (
    <Virtualizer
      data={chats}
      itemSize={rowHeight}
      bufferSize={600}
      {...(kept >= 0 && { keepMounted: [kept] })}
    >
      {(chat) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus goes.
        <div key={chat.conversation} onFocus={() => setFocused(chat.conversation)}>
          {children(chat)}
        </div>
      )}
    </Virtualizer>
  );
}
