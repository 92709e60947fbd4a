import { Drama } from 'lucide-react';
import { Badge } from '../labels/badge.tsx';

interface Props {
  /** The site's own word for it, from its settings. */
  word: string;
  onPhoto?: boolean;
  /** A site may do without the icon, never without the word. */
  hasIcon?: boolean | undefined;
}

/** Stands on every surface that shows a fictional profile; the word is never left out. */
export function FictionalLabel({ word, onPhoto = false, hasIcon = true }: Props) {
  return (
    <Badge icon={hasIcon ? Drama : undefined} tone={onPhoto ? 'glass' : 'neutral'}>
      {word}
    </Badge>
  );
}
