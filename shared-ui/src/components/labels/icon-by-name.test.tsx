import { Plane, Sparkles } from 'lucide-react';
import { iconByName } from './icon-by-name.tsx';

test('data names an icon; what is not known gets the star', () => {
  expect(iconByName('plane')).toBe(Plane);
  expect([iconByName('rocket'), iconByName(undefined)]).toEqual([Sparkles, Sparkles]);
});
