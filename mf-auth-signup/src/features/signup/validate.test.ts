import { settings } from '@afterglow/shared-state';
import { type Draft, emptyDraft } from './draft.ts';
import { stepOf, steps } from './steps.ts';
import { problemsIn } from './validate.ts';

const today = new Date('2026-06-15T12:00:00Z');
const good: Draft = {
  ...emptyDraft,
  gender: 'male',
  seeks: 'female',
  country: 'NL',
  region: 'NL-09',
  city: 'Utrecht',
  name: 'Daan',
  date_of_birth: '1995-05-14',
  password: 'correct horse',
  email: 'daan@example.com',
  consent: true,
};
beforeAll(() => settings.setState({ min_age: 18 }));

const every = steps.flatMap((step) => [...step.fields]);

test('a complete draft has no problem', () => {
  expect(problemsIn(every, good, today)).toEqual({});
});

test.each([
  ['name', '', 'nameRequired'],
  ['name', 'daan@example.com', 'nameIsEmail'],
  ['name', ' DAAN@example.com', 'nameIsEmail'],
  ['name', 'other@example.com', 'nameIsEmail'],
  ['name', '@daan', 'nameAt'],
  ['date_of_birth', '', 'birthRequired'],
  ['date_of_birth', '1995--14', 'birthRequired'],
  ['date_of_birth', '2001-02-29', 'birthInvalid'],
  ['date_of_birth', '2030-01-01', 'birthInvalid'],
  ['date_of_birth', '2008-06-16', 'birthTooYoung'],
  ['password', 'short', 'passwordShort'],
  ['email', 'daan@', 'emailInvalid'],
  ['email', 'daan@example', 'emailInvalid'],
  ['city', ' ', 'city'],
  ['consent', false, 'consent'],
  ['gender', '', 'choose'],
])('%s "%s" is refused as %s', (field, value, problem) => {
  expect(problemsIn(every, { ...good, [field]: value }, today)).toEqual({ [field]: problem });
});

test('eighteen today is old enough, one day later is not', () => {
  expect(problemsIn(['date_of_birth'], { ...good, date_of_birth: '2008-06-15' }, today)).toEqual(
    {},
  );
});

test('a field of the server leads back to its step', () => {
  expect(stepOf('name')).toBe(2);
  expect(stepOf('unknown')).toBe(-1);
});
