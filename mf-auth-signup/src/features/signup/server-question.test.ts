import { emptyDraft } from './draft.ts';
import { questionFor } from './server-question.ts';

const draft = {
  ...emptyDraft,
  ...{ country: 'NL', region: 'NL-09', city: ' Utrecht ', name: ' Daan ' },
  ...{ password: ' spaces count ', date_of_birth: '1995-05-14', email: ' d@example.com ' },
};
const named = { name: 'Daan', password: ' spaces count ', date_of_birth: '1995-05-14' };

test('each step asks about its own answers alone, as they will be sent', () => {
  expect(questionFor('looking', draft)).toBeUndefined();
  expect(questionFor('place', draft)).toEqual({ country: 'NL', region: 'NL-09', city: 'Utrecht' });
  expect(questionFor('name', draft)).toEqual({ ...named, email: 'd@example.com' });
  expect(questionFor('name', { ...draft, email: ' ' })).toEqual(named);
  expect(questionFor('about', draft)).toBeUndefined();
  expect(questionFor('email', draft)).toEqual({ email: 'd@example.com' });
});
