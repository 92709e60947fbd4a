import { settings } from '@afterglow/shared-state';
import { ageMaximum, newPasswordMinLength } from '@afterglow/shared-state/limits';
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
  ['name', '  ', 'nameRequired'],
  ['name', 'daan@example.com', 'nameIsEmail'],
  ['name', ' DAAN@example.com', 'nameIsEmail'],
  ['name', 'other@example.com', 'nameIsEmail'],
  ['name', '@daan', 'nameAt'],
  ['name', ' @daan', 'nameAt'],
  ['date_of_birth', '', 'birthRequired'],
  ['date_of_birth', '1995--14', 'birthRequired'],
  ['date_of_birth', 'x1995-05-14', 'birthRequired'],
  ['date_of_birth', '1995-05-141', 'birthRequired'],
  ['date_of_birth', '2001-02-29', 'birthInvalid'],
  ['date_of_birth', '2001-04-31', 'birthInvalid'],
  ['date_of_birth', '2001-13-01', 'birthInvalid'],
  ['date_of_birth', '2001-00-10', 'birthInvalid'],
  ['date_of_birth', '2001-01-00', 'birthInvalid'],
  ['date_of_birth', '0000-01-01', 'birthInvalid'],
  ['date_of_birth', `${2026 - ageMaximum - 1}-06-15`, 'birthInvalid'],
  ['date_of_birth', '2030-01-01', 'birthInvalid'],
  ['date_of_birth', '2008-06-16', 'birthTooYoung'],
  ['date_of_birth', '2008-07-01', 'birthTooYoung'],
  ['date_of_birth', '2026-06-15', 'birthTooYoung'],
  ['password', 'short', 'passwordShort'],
  ['password', 'x'.repeat(newPasswordMinLength - 1), 'passwordShort'],
  ['email', 'daan@', 'emailInvalid'],
  ['email', 'daan@example', 'emailInvalid'],
  ['city', ' ', 'city'],
  ['consent', false, 'consent'],
  ['gender', '', 'choose'],
  ['seeks', '', 'choose'],
  ['region', '', 'place'],
])('%s "%s" is refused as %s', (field, value, problem) => {
  expect(problemsIn(every, { ...good, [field]: value }, today)).toEqual({ [field]: problem });
});

test.each([
  ['date_of_birth', '2008-06-15', 'eighteen today'],
  ['date_of_birth', '2008-05-30', 'eighteen since last month'],
  ['date_of_birth', `${2026 - ageMaximum - 1}-06-16`, 'as old as can be'],
  ['date_of_birth', '2004-02-29', 'on a leap day'],
  ['date_of_birth', '2001-12-31', 'on the last day of a year'],
  ['name', 'Da@an', 'a name with a sign in it'],
  ['password', 'x'.repeat(newPasswordMinLength), 'as short as can be'],
  ['signup_message', '', 'nothing said'],
] as const)('%s "%s" is fine: %s', (field, value, _what) => {
  expect(problemsIn(every, { ...good, [field]: value }, today)).toEqual({});
});

test('only what is asked about has problems', () => {
  expect(problemsIn(['name', 'city'], { ...emptyDraft, name: 'Daan' }, today)).toEqual({
    city: 'city',
  });
});

test('a field of the server leads back to its step', () => {
  expect(every.map(stepOf)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 4]);
  expect(stepOf('unknown')).toBe(-1);
});

test('who is born today is too young from the first moment of the day', () => {
  const born = { ...good, date_of_birth: '2026-06-15' };
  expect(problemsIn(every, born, new Date('2026-06-15T00:00:00Z'))).toEqual({
    date_of_birth: 'birthTooYoung',
  });
});
