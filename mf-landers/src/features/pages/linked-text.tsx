import { Link } from '@afterglow/shared-ui/router';

const link = /\[([^[\]]+)\]\(([^)\s]{1,500})\)/g;

interface Props {
  text: string;
}

/** Text in which `[words](/path)` is a link; `mailto:` and `tel:` work too, anything else does not. */
export function LinkedText({ text }: Props) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', target = ''] = match;
    parts.push(text.slice(end, match.index), linkTo(target, words, match.index));
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

function linkTo(target: string, words: string, key: number): React.ReactNode {
  if (/^(mailto|tel):./.test(target)) {
    return (
      <a key={key} href={target}>
        {words}
      </a>
    );
  }
  if (!/^\/(?!\/)/.test(target)) return words;
  return (
    <Link key={key} to={target}>
      {words}
    </Link>
  );
}
