import type { Card } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { useWords } from './use-words.ts';

interface Props {
  /** Without one a place that is still loading. */
  member: Card | undefined;
  className: string | undefined;
  labelClassName: string | undefined;
  /** Asked for when the styles are there: some screens do not show it, and words stand above it. */
  later?: boolean;
}

/** A photo that sets the mood. Even there a fictional profile carries its label. */
export function WallPhoto({ member, className, labelClassName, later = false }: Props) {
  const words = useWords();
  if (!member) return <div className={`sk ${className}`} />;
  return (
    <Photo
      src={member.main_image?.thumb_url}
      tone={member.main_image?.tone}
      alt=""
      className={className ?? ''}
      priority={!later}
    >
      {member.fictional && (
        <span className={labelClassName}>
          <FictionalLabel word={words.fictional} onPhoto />
        </span>
      )}
    </Photo>
  );
}
