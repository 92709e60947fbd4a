import { LinkedText } from './linked-text.tsx';
import type { Block, PageTexts } from './page-texts.ts';

export function PageSection({ id, title, body }: PageTexts['sections'][number]) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {body.map((block) => (
        <PageBlock key={Array.isArray(block) ? block.join() : block} block={block} />
      ))}
    </>
  );
}

interface Props {
  block: Block;
}

function PageBlock({ block }: Props) {
  if (!Array.isArray(block)) {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
}
