/** A sign-up that passes; override what a test is about. */
export function testDraft(overrides: Record<string, unknown> = {}) {
  return {
    email: 'daan@example.com',
    name: 'Daan',
    password: 'a quiet harbour town',
    date_of_birth: '1992-04-18',
    gender: 'male',
    seeks: 'female',
    country: 'NL',
    region: 'NL-09',
    city: 'utrecht',
    signup_message: 'Coffee, or something stronger?',
    consent: true,
    ...overrides,
  };
}

export const asJson = { accept: 'application/json' };
