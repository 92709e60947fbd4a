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

type Props = Parameters<typeof MessageBubble>[0];
const words = { kind: 'text' as const, body: 'Hello', label: null, image: null, warning: false };
function classesOf(part: Partial<Props>) {
  const { container } = render(
    <MessageBubble message={words} {...{ mine: false, name: 'Sofia', tail: false }} {...part} />,
  );
  const [row, bubble] = [container.firstElementChild, container.querySelector('[dir=auto]')];
  return [row?.className, bubble?.className];
}

test.each<[Partial<Props>, string, string]>([
  [{}, 'row', 'bubble'],
  [{ mine: true }, 'row mine', 'bubble mine'],
  [{ tail: true }, 'row', 'bubble tail'],
  [{ mine: true, sending: true }, 'row mine rising', 'bubble mine sending'],
])('%j looks like "%s" and "%s"', (part, row, bubble) => {
  expect(classesOf(part)).toEqual([row, bubble]);
});

test('a gift shows the note that came with it, and no empty one', () => {
  const gift = { ...words, kind: 'gift' as const, body: 'rose', label: 'Red rose' };
  const notes = (note: string | undefined) =>
    render(
      <MessageBubble
        message={{ ...gift, ...(note !== undefined && { note }) }}
        {...{ mine: false, name: 'Sofia', tail: true }}
      />,
    ).container.querySelectorAll('.note');
  expect(notes('For you')[0]).toHaveTextContent('For you');
  expect(notes(undefined)).toHaveLength(0);
});

const pictured = (part: Partial<Props['message']>, more: Partial<Props> = {}) =>
  render(
    <MessageBubble
      message={{ ...words, body: null, ...part }}
      {...{ mine: false, name: 'Sofia', tail: true }}
      {...more}
    />,
  ).container;

test.each([
  [2000, 1000, '220', '110'],
  [100, 360, '50', '180'],
])(
  'a GIF of %i × %i has its place, and stands still for who wants that',
  (width, height, ...shown) => {
    const gif = { key: 'k', label: 'Hug', url: '/moves', still_url: '/still', width, height };
    const box = pictured({ kind: 'gif', label: 'Hug', gif });
    const image = box.querySelector('img');
    expect(image).toHaveAccessibleName('Hug');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(shown);
    expect(box.querySelector('source')).toHaveAttribute('srcset', '/still');
    expect(box.querySelector('.picture')).toHaveClass('picture', { exact: true });
  },
);

test('a photo is whose it is, rises while it is sent, and has what one can do with it beside it', () => {
  const image = { id: 'i', thumb_url: '/t', full_url: '/f', width: 10, height: 10 };
  const mine = pictured({ kind: 'image', image }, { mine: true, sending: true, action: 'Reply' });
  expect(mine.querySelector('img')).toHaveAccessibleName('Photo you sent');
  expect(mine.querySelector('.picture')).toHaveClass('picture sending', { exact: true });
  expect(mine.querySelector('.row')).toHaveTextContent('Reply');
});

test('a gift is drawn as what it is', () => {
  const drawing = (body: string) =>
    pictured({ kind: 'gift', body, label: 'A gift' }).querySelector('.art')?.innerHTML;
  expect(new Set(['rose', 'champagne', 'not drawn'].map(drawing)).size).toBe(3);
});
