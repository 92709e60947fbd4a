import { Music, Sparkles } from 'lucide-react';
import { Badge } from '../../src/components/labels/badge.tsx';
import { Chip } from '../../src/components/labels/chip.tsx';
import { Count } from '../../src/components/labels/count.tsx';
import { iconByName } from '../../src/components/labels/icon-by-name.tsx';
import { VisuallyHidden } from '../../src/components/labels/visually-hidden.tsx';
import { nothing, type Pieces } from '../piece.tsx';

const Plane = iconByName('plane');
const Unknown = iconByName('nobody-has-this');

export const labels: Pieces = {
  'labels/badge': {
    neutral: <Badge>Draft</Badge>,
    new: (
      <Badge tone="new" icon={Sparkles}>
        New
      </Badge>
    ),
    ok: <Badge tone="ok">Verified</Badge>,
    glass: <Badge tone="glass">On a photo</Badge>,
  },
  'labels/chip': {
    plain: <Chip icon={Music}>Music</Chip>,
    selectable: <Chip onClick={nothing}>Music</Chip>,
    selected: (
      <Chip selected onClick={nothing}>
        Music
      </Chip>
    ),
    'in common': <Chip common>Music</Chip>,
    removable: (
      <Chip removeLabel="Remove music" onClick={nothing}>
        Music
      </Chip>
    ),
  },
  'labels/count': {
    few: <Count value={3} label="3 unread" />,
    'very many': <Count value={140} label="140 unread" />,
    low: <Count value={8} tone="low" label="8 credits" />,
    zero: <Count value={0} tone="zero" label="No credits" />,
  },
  'labels/icon-by-name': { known: <Plane aria-hidden />, unknown: <Unknown aria-hidden /> },
  'labels/visually-hidden': {
    plain: (
      <p>
        Only spoken: <VisuallyHidden>you hear this</VisuallyHidden>
      </p>
    ),
  },
};
