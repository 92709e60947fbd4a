import { interests, useData } from '@afterglow/shared-state';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import type { LucideIcon } from 'lucide-react';

/** Icons of the openers that are about nothing the two have told of themselves. */
const icons: Record<string, string> = {
  first_drink: 'coffee',
  dance_floor: 'music',
  second_date: 'flame',
  sunday_morning: 'book-open',
  secret_talent: 'drama',
  last_laugh: 'clapperboard',
  city_trip: 'plane',
  cook_or_order: 'chef-hat',
  city: 'footprints',
};

/** What an opener is about, as a picture: `interest:walking` has that of the interest. */
export function useOpenerIcon(): (key: string) => LucideIcon {
  const { data } = useData(interests);
  return (key) => {
    const [kind = '', about] = key.split(':');
    if (kind !== 'interest') return iconByName(icons[kind]);
    return iconByName(data?.find((one) => one.key === about)?.icon);
  };
}
