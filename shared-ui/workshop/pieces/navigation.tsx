import { Bell, Heart, Trash2 } from 'lucide-react';
import { Switch } from '../../src/components/forms/switch.tsx';
import { Brand, BrandMark } from '../../src/components/navigation/brand.tsx';
import { ListRow } from '../../src/components/navigation/list-row.tsx';
import { SegmentedNav } from '../../src/components/navigation/segmented-nav.tsx';
import { SkipLink } from '../../src/components/navigation/skip-link.tsx';
import { nothing, type Pieces } from '../piece.tsx';

export const navigation: Pieces = {
  'navigation/brand': { name: <Brand name="Afterglow" />, mark: <BrandMark /> },
  'navigation/list-row': {
    link: <ListRow icon={Bell} title="Notifications" detail="By mail and push" to="/" />,
    button: <ListRow icon={Trash2} title="Delete account" onClick={nothing} />,
    control: <ListRow title="Likes" control={<Switch label="Likes" />} />,
  },
  'navigation/segmented-nav': {
    plain: (
      <SegmentedNav
        label="Likes"
        items={[
          { to: '/', label: 'Received', icon: Heart, count: 12, countLabel: '12 new' },
          { to: '/given', label: 'Given' },
        ]}
      />
    ),
  },
  'navigation/skip-link': {
    'shows with the focus': (
      <div style={{ contain: 'paint', height: 64 }}>
        <SkipLink target="pieces">To the content</SkipLink>
      </div>
    ),
  },
};
