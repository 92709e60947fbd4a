import type { MemberCardProps } from '@afterglow/shared-ui/components/people/member-card';

/** Nobody can write it into a text: it never leaves this process. */
const mark = crypto.randomUUID();

/** Where something is put into drawn HTML. */
const place = (index: number) => mark + index + mark;

/** Templates kept; there are as many as combinations of words on photos. */
const most = 300;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes texts and attributes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? '');

/** Puts something where `place` left room for it. */
function filled(html: string, fill: (index: number) => string): string {
  return html
    .split(mark)
    .map((part, at) => (at % 2 === 0 ? part : fill(Number(part))))
    .join('');
}

/**
 * What a card shows of one member apart from what it is like otherwise. Undefined for one that React
 * may draw in another way than others: it looks at addresses and colours.
 */
function takenApart(props: MemberCardProps) {
  const { to, name, age, city, distance, label, photo, like } = props;
  const [, folder, id] = /^((?:\/[\w-]+)*\/)([\w-]+)$/.exec(to) ?? [];
  if (folder === undefined || id === undefined) return undefined;
  if (photo?.src && !photo.src.startsWith('/')) return undefined;
  if (photo?.tone && !/^#[0-9a-f]{6}$/.test(photo.tone)) return undefined;
  const values: string[] = [];
  /** Nothing stays nothing: the card is another one without it. */
  const out = <T>(value: T): T => {
    if (!value) return value;
    values.push(String(value));
    return place(values.length - 1) as T;
  };
  const shape: MemberCardProps = {
    ...props,
    ...{ to: folder + out(id), name: out(name), age: out(age), label: out(label) },
    ...{ city: out(city), distance: out(distance) },
    photo: photo && { src: out(photo.src), tone: out(photo.tone) },
    ...(like && { like: { ...like, label: out(like.label) } }),
  };
  return { shape, values };
}

/** HTML of cards that were drawn, by all that does not differ from member to member. */
const templates = new Map<string, string>();

function templateOf(shape: MemberCardProps, draw: (shape: MemberCardProps) => string): string {
  const key = JSON.stringify(shape);
  const known = templates.get(key);
  if (known !== undefined) return known;
  if (templates.size >= most) templates.clear();
  const template = draw(shape);
  templates.set(key, template);
  return template;
}

/**
 * The cards of one drawing: each stands in it as a mark until `fill`, which draws one of a kind and
 * writes the others from that, escaped as React does.
 */
export function cardTemplates() {
  const cards: NonNullable<ReturnType<typeof takenApart>>[] = [];
  return {
    place(props: MemberCardProps): string | undefined {
      const card = takenApart(props);
      if (!card) return undefined;
      cards.push(card);
      return place(cards.length - 1);
    },

    fill(html: string, draw: (shape: MemberCardProps) => string): string {
      // React names photos that come first before all else.
      const ahead = new Set<string>();
      const rest = filled(html, (index) => {
        const card = cards[index];
        if (!card) return '';
        const drawn = filled(templateOf(card.shape, draw), (at) => escaped(card.values[at] ?? ''));
        const [link = ''] = /^<link [^>]*>/.exec(drawn) ?? [];
        ahead.add(link);
        return drawn.slice(link.length);
      });
      return [...ahead, rest].join('');
    },
  };
}
