import type { ChatMessage, Outgoing } from '@afterglow/shared-state';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { Reply } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FailedThread } from '../features/thread/failed-thread.tsx';
import { MessageAction } from '../features/thread/message-action.tsx';
import { MessageBubble } from '../features/thread/message-bubble.tsx';
import { MessageLine } from '../features/thread/message-line.tsx';
import { Openers } from '../features/thread/openers.tsx';
import { OutgoingBubble } from '../features/thread/outgoing-bubble.tsx';
import { ThreadHeader } from '../features/thread/thread-header.tsx';
import { TypingBubble } from '../features/thread/typing-bubble.tsx';
import { message, mine } from '../testing/fake-chat.ts';
import { answered, drawing, gif, image, longName, longText, marked, someone } from './said.ts';

/** As a thread lays them out. */
function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexDirection: 'column' }}>{children}</div>;
}

const bubble = (said: ChatMessage) => (
  <MessageBubble message={said} mine={said.sender === 'me'} name="Sofia" tail />
);

const line = (said: ChatMessage, part: Partial<ComponentProps<typeof MessageLine>> = {}) => (
  <Column>
    <MessageLine
      row={{ message: said, startsDay: false, tail: true }}
      mine={said.sender === 'me'}
      name="Sofia"
      startsUnread={false}
      saysState
      onAnswer={nothing}
      onReport={nothing}
      {...part}
    />
  </Column>
);

const outgoing = (part: Partial<Outgoing> = {}): Outgoing => ({
  client_id: 'o1',
  member: 'me',
  target: { conversation: 'c1' },
  created: Date.now(),
  kind: 'text',
  body: 'Good evening, Sofia!',
  label: null,
  refused: null,
  ...part,
});
const onItsWay = (part?: Partial<Outgoing>) => (
  <Column>
    <OutgoingBubble outgoing={outgoing(part)} name="Sofia" onEdit={nothing} />
  </Column>
);

export const thread: Pieces = {
  'thread/message-bubble': {
    theirs: bubble(message(1)),
    mine: bubble(mine(1)),
    long: bubble(message(1, { body: longText })),
    'long, mine': bubble(mine(1, { body: longText })),
    reply: bubble(mine(1, { body: 'With pleasure', reply_to: answered })),
    opener: bubble(
      message(1, { kind: 'icebreaker', body: 'smile', label: 'What made you smile today?' }),
    ),
    gift: bubble(message(1, { kind: 'gift', body: 'rose', label: 'Red rose', note: longText })),
    'gift, mine': bubble(mine(1, { kind: 'gift', body: 'ring', label: 'Ring' })),
    GIF: bubble(message(1, { kind: 'gif', gif })),
    photo: bubble(message(1, { kind: 'image', image })),
    'photo, a reply': bubble(mine(1, { kind: 'image', image, reply_to: answered })),
    'photo, lost': bubble(message(1, { kind: 'image', image: { ...image, thumb_url: 'data:,' } })),
    warning: bubble(message(1, { warning: true })),
    'with actions': (
      <MessageBubble
        message={message(1, { body: longText })}
        mine={false}
        name="Sofia"
        tail
        action={<MessageAction icon={Reply} label="Reply" onClick={nothing} />}
      />
    ),
  },
  'thread/message-line': {
    sent: line(mine(1, { status: 'sent' })),
    delivered: line(mine(1, { status: 'delivered' })),
    read: line(mine(1, { status: 'read' })),
    'a new day': line(message(1), { day: 'yesterday', saysState: false }),
    'where the new ones begin': line(message(1), { startsUnread: true, saysState: false }),
  },
  'thread/outgoing-bubble': {
    sending: onItsWay(),
    'a photo': onItsWay({ kind: 'image', body: '', picture: { file: drawing, key: 'k' } }),
    'too few credits': onItsWay({
      refused: 'You have too few credits for this message.',
      refusal: 'not_enough_credits',
    }),
    failed: onItsWay({ body: longText, refused: 'This could not be sent.' }),
  },
  'thread/typing-bubble': {
    plain: (
      <Column>
        <TypingBubble name="Sofia" />
      </Column>
    ),
  },
  'thread/thread-header': {
    plain: <ThreadHeader profile={someone()} entries={[]} />,
    'all marks': <ThreadHeader profile={someone(marked)} entries={[]} />,
    'a long name': <ThreadHeader profile={someone({ ...marked, name: longName })} entries={[]} />,
  },
  'thread/openers': {
    plain: <Openers profile={someone()} onChoose={nothing} />,
    fictional: (
      <Openers profile={someone({ name: longName, fictional: true })} onChoose={nothing} />
    ),
    'not to be written to': <Openers profile={someone()} />,
  },
  'thread/failed-thread': {
    plain: <FailedThread reason="No connection." outgoing={[]} onRetry={nothing} />,
    'with what waits': (
      <FailedThread reason="No connection." outgoing={[outgoing()]} onRetry={nothing} />
    ),
  },
};
