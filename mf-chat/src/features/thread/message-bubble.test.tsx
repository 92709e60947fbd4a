import { render } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { MessageBubble } from './message-bubble.tsx';

beforeAll(startTexts);

const texts = [
  'https://example.com/?from=chat',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '[free](https://evil.example) www.evil.example mailto:me@example.com',
  '<a href="https://evil.example">here</a>',
  '<img src=x onerror=alert(1)>',
];

test.each(texts)('an address in a message stays text that leads nowhere: %s [S49]', (body) => {
  const quote = { id: 'm0', sender: 'me', kind: 'text' as const, body, label: null };
  const { container } = render(
    <MessageBubble
      message={{ kind: 'text', body, label: null, reply_to: quote, image: null, warning: false }}
      {...{ mine: false, name: 'Sofia', tail: true }}
    />,
  );
  expect(container).toHaveTextContent(body);
  expect(container.querySelectorAll('a, script, img, [href], [src]')).toHaveLength(0);
});
