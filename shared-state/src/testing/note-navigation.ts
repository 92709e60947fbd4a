import { setNavigate } from '../browser/navigation.ts';

/** For tests: where `navigateTo` leads from now on, instead of going there. */
export function noteNavigation(): string[] {
  const went: string[] = [];
  setNavigate((to) => went.push(to));
  return went;
}
