import { Drama } from 'lucide-react';
import { Badge } from '../labels/badge.tsx';

interface Props {
  /** The site's own word for it, from its settings. */
  word: string;
  onPhoto?: boolean;
}

/** Stands on every surface that shows a fictional profile; the word is never left out. */
export function FictionalLabel({ word, onPhoto = false }: Props) {
  return (
    <Badge icon={Drama} tone={onPhoto ? 'glass' : 'neutral'}>
      {word}
    </Badge>
  );
}
